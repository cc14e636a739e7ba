import { Api } from './api.js';
import { busy, find, isBusy } from './elements.js';
import { clearProblem, onSubmit } from './forms.js';
import { Home, tweetLengths } from './home.js';

const api = new Api();

let home = null;

function notify(text) {
  find('notice').textContent = text;
  find('notice').hidden = text === '';
}

async function enter(response) {
  const { token } = await response.json();
  api.logIn(token);
  find('log-in').reset();
  find('sign-up').reset();
  show(true);
  notify('');
  find('post-content').focus();
  home = new Home(api, notify);
  await home.open();
}

function leave(text) {
  if (!api.isLoggedIn) {
    return;
  }
  api.logOut();
  home.close();
  home = null;
  document.querySelectorAll('form').forEach((form) => form.reset());
  document.querySelectorAll('form:has(.problem)').forEach(clearProblem);
  showFile();
  count();
  show(false);
  notify(text);
  find('log-in-email').focus();
}

function show(isLoggedIn) {
  find('entrance').hidden = isLoggedIn;
  find('home').hidden = !isLoggedIn;
  find('account').hidden = !isLoggedIn;
}

function showFile() {
  const file = find('post-picture').files[0];
  find('post-picture-name').textContent = file?.name ?? '';
  find('post-picture-remove').hidden = file === undefined;
}

function count() {
  const length = [...find('post-content').value].length;
  const { least, most } = tweetLengths();
  find('post-count').textContent = length === 0 ? `${least} to ${most} characters` : `${length} of ${most}`;
}

onSubmit(find('log-in'), async (form) => {
  await enter(await api.call('POST', '/user-service/auth/login', { json: Object.fromEntries(form) }));
});

onSubmit(find('sign-up'), async (form) => {
  await enter(await api.call('POST', '/user-service/auth/register', { body: new URLSearchParams(form) }));
});

onSubmit(find('post'), async (form) => {
  await home.post(form.get('content'), find('post-picture').files[0]);
  find('post').reset();
  showFile();
  count();
});

onSubmit(find('search'), (form) => home.search(form.get('term').trim(), form.get('kind')));

find('post-content').addEventListener('input', count);
find('post-picture').addEventListener('change', showFile);
find('post-picture-remove').addEventListener('click', () => {
  find('post-picture').value = '';
  showFile();
  find('post-picture').focus();
});

find('older').addEventListener('click', async (event) => {
  if (!isBusy(event.target)) {
    await busy(event.target, () => home.older());
  }
});

find('log-out').addEventListener('click', () => leave('You are logged out.'));
find('picture').addEventListener('close', () => find('picture-content').replaceChildren());

api.addEventListener('ended', () => leave('Your log-in has ended. Log in again.'));
api.addEventListener('degraded', (event) => notify(`A part of the service is missing, so this may be incomplete: ${event.detail}.`));

count();
