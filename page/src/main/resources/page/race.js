import { Api, Problem, randomKey } from './api.js';
import { find } from './elements.js';
import { onSubmit } from './forms.js';
import { localOrigin } from './local.js';
import { AT_ONCE, RaceConditions } from './race-conditions.js';
import { RaceLane } from './race-lane.js';

const BACKENDS = [['async', 8080], ['reactive', 9080], ['virtual', 7080]];

const TWEETS = 100;

const PANEL = 6070;

/** A summary takes more than a second. */
const COUNTS = { requests: { min: 10, max: 1_000, step: 10, value: 200 }, streams: { min: 1, max: 50, step: 1, value: 10 } };

let accounts = null;

let lanes = [];

const conditions = new RaceConditions(showGauges);

/** Signs up an author with tweets and a reader who follows, once: their tokens are valid at all backends. */
async function signUp(progress) {
  const word = `race${randomKey().slice(0, 12)}`;
  const [author, reader] = [await account(word, 'a'), await account(word, 'b')];
  let posted = 0;
  const worker = async () => {
    while (posted < TWEETS) {
      const content = `Tweet ${++posted} of the race ${word}`;
      await author.api.call('POST', `/tweet-service/tweets/${author.userId}`, { json: { content } });
      progress(`Posting tweets to be read: ${posted} of ${TWEETS}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await reader.api.call('POST', `/interaction-service/follows/${reader.userId}/${author.userId}`);
  return { token: reader.token, reader: reader.userId, author: author.userId, word };
}

async function account(word, letter) {
  const api = new Api();
  const form = new URLSearchParams({ userName: `${word}.${letter}`, email: `${word}.${letter}@example.org`,
    password: randomKey(), birthDate: '2000-01-01' });
  const { token } = await (await api.call('POST', '/user-service/auth/register', { body: form })).json();
  api.logIn(token);
  return { api, token, userId: api.userId };
}

/** Returns the lanes that run, which have found their backends. */
async function connect(form) {
  lanes.forEach((lane) => lane.remove());
  const wanted = BACKENDS.map(([name], i) => ({ name, address: form.get(`address-${i}`).trim() }))
    .filter(({ address }) => address !== '');
  lanes = wanted.map(({ name, address }) => {
    const origin = localOrigin(address);
    if (origin === null) {
      throw new Problem(0, `The address of ${name} must be on this machine, such as http://127.0.0.1:8080.`);
    }
    return new RaceLane(name, origin, draw);
  });
  find('lanes').replaceChildren(...lanes.map((lane) => lane.element));
  const connected = await Promise.all(lanes.map((lane) => lane.connect()));
  return lanes.filter((_, i) => connected[i]);
}

/** All lanes have one scale, so that they can be compared. */
function draw() {
  const slowest = Math.max(1, ...lanes.map((lane) => lane.slowest()));
  lanes.forEach((lane) => lane.draw(slowest));
}

/** All lanes have one scale here, too. */
function showGauges(backends) {
  lanes.forEach((lane) => lane.gauges.add(backends.find(({ gateway }) => gateway === lane.port)));
  const each = lanes.map((lane) => lane.gauges.most());
  const most = Object.fromEntries(Object.keys(each[0] ?? {}).map((key) => [key, Math.max(...each.map((one) => one[key]))]));
  lanes.forEach((lane) => lane.gauges.draw(most));
}

async function race(form) {
  const say = (text) => {
    find('progress').textContent = text;
  };
  say('Looking for the backends …');
  const found = await connect(form);
  if (found.length === 0) {
    say('');
    throw new Problem(0, 'No backend was found at these addresses. Start them with ./tweebyte up all.');
  }
  accounts ??= await signUp(say);
  const task = { ...accounts, kind: form.get('kind'), count: Number(form.get('count')), atOnce: Number(form.get('atOnce')) };
  await conditions.start(accounts);
  say('Warming up …');
  const prepared = await Promise.all(found.map((lane) => lane.prepare(task)));
  const ready = found.filter((_, i) => prepared[i]);
  say(`Racing: ${ready.map((lane) => lane.name).join(', ')}`);
  if (form.get('order') === 'together') {
    await Promise.all(ready.map((lane) => lane.run()));
  }
  else {
    for (const lane of ready) {
      await lane.run();
    }
  }
  say(ready.length === 0 ? '' : `Done. ${ready.map((lane) => lane.summary()).join(' ')}`);
}

function showCount() {
  for (const id of ['count', 'at-once', 'delay', 'streams']) {
    find(`${id}-value`).textContent = find(id).value;
  }
}

const host = location.hostname === 'localhost' ? 'localhost' : '127.0.0.1';
BACKENDS.forEach(([, port], i) => {
  find(`address-${i}`).value = `http://${host}:${port}`;
});
find('panel-address').value = `http://${host}:${PANEL}`;
conditions.connect();

find('kind').addEventListener('change', () => {
  Object.assign(find('count'), find('kind').value === 'summary' ? COUNTS.streams : COUNTS.requests);
  showCount();
});

find('race').addEventListener('input', showCount);
find('stop').addEventListener('click', () => lanes.forEach((lane) => lane.stop()));

onSubmit(find('race'), async (form) => {
  find('stop').hidden = false;
  try {
    await race(form);
  }
  finally {
    await conditions.stop();
    find('stop').hidden = true;
  }
});
