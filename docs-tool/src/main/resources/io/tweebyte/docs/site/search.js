'use strict';

// Searches the index, which is an array of [rank of its kind, text, context, page].
(() => {
  const MOST = 12;
  const form = document.querySelector('form.search');
  const field = form.querySelector('input');
  const results = form.querySelector('.results');

  const ranked = (query) => {
    const words = query.split(/\s+/);
    return searchIndex
      .map(([kind, text, context, page]) => ({ kind, text, context, page, lower: text.toLowerCase() }))
      .filter(({ lower }) => words.every((word) => lower.includes(word)))
      .sort((one, other) => Number(other.lower === query) - Number(one.lower === query)
        || one.kind - other.kind
        || Number(other.lower.startsWith(query)) - Number(one.lower.startsWith(query)));
  };

  const element = (name, text, className) => Object.assign(document.createElement(name), { textContent: text, className });

  const item = ({ text, context, page }) => {
    const link = Object.assign(element('a', text, ''), { href: page });
    const line = document.createElement('li');
    line.append(link, ' ', element('span', context, 'soft'));
    return line;
  };

  const show = () => {
    const query = field.value.trim().toLowerCase();
    const found = query ? ranked(query) : [];
    const list = document.createElement('ol');
    list.append(...found.slice(0, MOST).map(item));
    const count = found.length === 1 ? '1 result' : `${found.length} results`;
    results.replaceChildren(element('p', found.length > MOST ? `${MOST} of ${count}` : count, 'soft'), list);
    results.hidden = !query;
  };

  const close = () => {
    results.hidden = true;
  };

  const move = (step) => {
    const stops = [field, ...results.querySelectorAll('a')];
    stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
  };

  form.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !results.hidden) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Escape') {
      field.value = '';
      field.focus();
      close();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  form.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !form.contains(event.relatedTarget)) {
      close();
    }
  });
  field.addEventListener('input', show);
  field.addEventListener('focus', () => results.hidden && show());
  results.addEventListener('click', (event) => event.target.closest('a') && close());
  document.addEventListener('pointerdown', (event) => form.contains(event.target) || close());
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest('input, textarea, select')) {
      event.preventDefault();
      field.focus();
    }
  });
  form.hidden = false;
})();
