// Iterators whose steps are promises only where a chunk has to be read: nothing else is awaited.

function characters(csv) {
  return {
    next() {
      const step = csv.hasNext() ? { done: false, value: csv.next() } : { done: true, value: undefined };
      return csv.isAtEdge() ? Promise.resolve(step) : step;
    },
  };
}

function withoutReturns(characters) {
  const next = () => {
    const step = characters.next();
    return step instanceof Promise ? step.then(skip) : skip(step);
  };
  const skip = (step) => (!step.done && step.value === '\r' ? next() : step);
  return { next };
}

export default async function run(csv) {
  const all = withoutReturns(characters(csv));
  for (;;) {
    let step = all.next();
    if (step instanceof Promise) {
      step = await step;
    }
    if (step.done) {
      return;
    }
    csv.add(step.value);
  }
}
