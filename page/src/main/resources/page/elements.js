/**
 * Creates an element. Text becomes text nodes, never markup: that is the only way in which this page shows what it
 * receives.
 */
export function element(name, properties = {}, ...children) {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-') || key === 'role') {
      created.setAttribute(key, value);
    }
    else {
      created[key] = value;
    }
  }
  created.append(...children);
  return created;
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg(name, attributes) {
  const created = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => created.setAttribute(key, value));
  return created;
}

export function find(id) {
  return document.getElementById(id);
}

/** Disables a button until its work is done, so that the work is not begun twice. */
export async function busy(button, work) {
  button.setAttribute('aria-disabled', 'true');
  try {
    return await work();
  }
  finally {
    button.removeAttribute('aria-disabled');
  }
}

export function isBusy(button) {
  return button.getAttribute('aria-disabled') === 'true';
}

/** Returns a promise of the value, kept after so many milliseconds. */
export function after(time, value) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), time);
  });
}
