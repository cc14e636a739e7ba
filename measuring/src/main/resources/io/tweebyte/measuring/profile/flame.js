(() => {
  const ROW = 19;
  const LEAST = 0.0008;
  const data = JSON.parse(document.getElementById('flame-data').textContent);
  const host = document.getElementById('flame-graph');
  const boxes = host.querySelector('.flame-boxes');
  const detail = host.querySelector('.flame-detail');
  const search = host.querySelector('input');
  const found = host.querySelector('output');
  const layers = [];
  const elements = new Map();
  let root;
  let sides;
  let zoomed;

  // boxes come from the top down, each with its depth
  function tree(all) {
    const path = [];
    for (const [depth, name, layer, width, millis, reference] of all) {
      const parent = depth ? path[depth - 1] : null;
      path[depth] = { name, layer, width, millis, reference, parent, children: [] };
      parent?.children.push(path[depth]);
      if (layer && !layers.includes(layer)) {
        layers.push(layer);
      }
    }
    return path[0];
  }

  function figure(millis) {
    const value = millis * data.perMilli;
    const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
    return value.toFixed(digits);
  }

  // class and method are enough on a box
  function brief(one) {
    return one.name.split('.').slice(-2).join('.');
  }

  function difference(one) {
    const more = one.millis - one.reference;
    return `${more > 0 ? '+' : ''}${figure(more)} ${data.unit}`;
  }

  function amount(one) {
    if (!sides.length) {
      return `${figure(one.millis)} ${data.unit}`;
    }
    if (one.reference === null || one.millis === null) {
      return `${figure(one.width)} ${data.unit} in ${sides[one.reference === null ? 1 : 0]} alone`;
    }
    return `${figure(one.reference)} → ${figure(one.millis)} ${data.unit} (${difference(one)})`;
  }

  function describe(one) {
    const share = (100 * one.width / root.width).toFixed(1);
    const layer = one.layer && one.layer !== one.name ? ` · ${one.layer}` : '';
    return `${one.name}${layer} · ${amount(one)} · ${share} %`;
  }

  function paint(box, one) {
    if (!sides.length) {
      if (one.layer) {
        box.classList.add('layer');
        box.style.setProperty('--hue', Math.round(layers.indexOf(one.layer) * 137.5) % 360);
      }
      return;
    }
    // a frame of one side alone has the colour of what both have
    const common = one.reference === null || one.millis === null ? one.parent.common : one;
    one.common = common;
    const most = Math.max(common.millis, common.reference);
    const part = most ? Math.min(1, Math.abs(common.millis - common.reference) / most * 1.5) : 0;
    box.classList.add(common.millis >= common.reference ? 'costs' : 'saves');
    box.style.setProperty('--part', `${Math.round(100 * part)}%`);
  }

  function draw(one, depth, left, width, up) {
    const box = document.createElement('div');
    const pixels = width * boxes.clientWidth;
    box.textContent = pixels < 30 ? '' : `${brief(one)}${pixels > 130 ? ` · ${amount(one)}` : ''}`;
    box.title = describe(one);
    box.style.cssText = `top:${depth * ROW}px;left:${100 * left}%;width:${100 * width}%`;
    box.tabIndex = one === zoomed ? 0 : -1;
    box.classList.toggle('up', up);
    paint(box, one);
    box.node = one;
    elements.set(one, box);
    boxes.append(box);
    return depth + 1;
  }

  function drawBelow(one, depth, left, width) {
    let lowest = draw(one, depth, left, width, false);
    let place = left;
    for (const child of one.children) {
      const part = width * child.width / one.width;
      if (part >= LEAST) {
        lowest = Math.max(lowest, drawBelow(child, depth + 1, place, part));
      }
      place += part;
    }
    return lowest;
  }

  function zoom(one) {
    zoomed = one;
    elements.clear();
    boxes.replaceChildren();
    const path = [];
    for (let up = one.parent; up; up = up.parent) {
      path.unshift(up);
    }
    path.forEach((up, depth) => draw(up, depth, 0, 1, true));
    boxes.style.height = `${drawBelow(one, path.length, 0, 1) * ROW}px`;
    detail.textContent = describe(one);
    find();
  }

  // what lies below a box that was found counts with it
  function matches(one, text) {
    return one.name.toLowerCase().includes(text) || one.layer.toLowerCase().includes(text);
  }

  function total(one, text) {
    return matches(one, text) ? one.width : one.children.reduce((sum, child) => sum + total(child, text), 0);
  }

  function find() {
    const text = search.value.trim().toLowerCase();
    elements.forEach((box, one) => box.classList.toggle('found', text !== '' && matches(one, text)));
    found.textContent = text ? `${(100 * total(root, text) / root.width).toFixed(1)} %` : '';
  }

  function show(view, button) {
    host.querySelectorAll('button').forEach((other) => other.setAttribute('aria-pressed', other === button));
    sides = view.sides;
    root = tree(view.boxes);
    zoom(root);
  }

  function beside(one, step) {
    const all = one.parent ? one.parent.children : [one];
    return all[all.indexOf(one) + step];
  }

  const KEYS = {
    ArrowDown: (one) => one.children[0],
    ArrowUp: (one) => one.parent,
    ArrowLeft: (one) => beside(one, -1),
    ArrowRight: (one) => beside(one, 1),
  };

  boxes.addEventListener('click', (event) => event.target.node && zoom(event.target.node));
  for (const kind of ['mouseover', 'focusin']) {
    boxes.addEventListener(kind, (event) => {
      if (event.target.node) {
        detail.textContent = describe(event.target.node);
      }
    });
  }
  boxes.addEventListener('keydown', (event) => {
    const one = event.target.node;
    const next = KEYS[event.key] && elements.get(KEYS[event.key](one));
    if (next) {
      next.focus();
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      const to = event.key === 'Enter' ? one : root;
      zoom(to);
      elements.get(to).focus();
    } else {
      return;
    }
    event.preventDefault();
  });
  search.addEventListener('input', find);
  for (const view of data.views) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = view.title;
    button.addEventListener('click', () => show(view, button));
    host.querySelector('[role=group]').append(button, ' ');
  }
  show(data.views[0], host.querySelector('button'));
})();
