/**
 * Reads Server-Sent Events of a response. EventSource cannot send a token.
 *
 * Each part is { id, name, data, retry }, with null for what it lacks: a heartbeat has no data.
 */
export async function* readEvents(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      // a carriage return at the end may be the first half of a line break
      const complete = text.endsWith('\r') ? text.length - 1 : text.length;
      const blocks = text.slice(0, complete).replaceAll(/\r\n?/g, '\n').split('\n\n');
      text = blocks.pop() + text.slice(complete);
      for (const block of blocks) {
        yield parse(block);
      }
    }
  }
  finally {
    // ends the request, too, if the reader of the events has stopped early
    await reader.cancel().catch(() => {});
  }
}

function parse(block) {
  const event = { id: null, name: 'message', data: null, retry: null };
  for (const line of block.split('\n')) {
    const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line);
    if (field === 'id') {
      event.id = value;
    }
    else if (field === 'event') {
      event.name = value;
    }
    else if (field === 'data') {
      event.data = event.data === null ? value : `${event.data}\n${value}`;
    }
    else if (field === 'retry') {
      event.retry = Number(value);
    }
  }
  return event;
}
