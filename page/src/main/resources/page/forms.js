import { busy, element, isBusy } from './elements.js';
import { Problem } from './api.js';

/** Calls an action with the values of a form when it is sent, once at a time, and shows why it fails. */
export function onSubmit(form, action) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = event.submitter ?? form.querySelector('[type=submit]');
    if (isBusy(button)) {
      return;
    }
    clearProblem(form);
    try {
      await busy(button, () => action(new FormData(form)));
    }
    catch (failure) {
      showProblem(form, failure);
    }
  });
}

/** Shows the message of the server, those of fields at their fields, and moves to the first of them. */
export function showProblem(form, failure) {
  if (!(failure instanceof Problem)) {
    throw failure;
  }
  const problem = form.querySelector('.problem');
  problem.textContent = failure.explain();
  problem.hidden = false;
  const named = failure.errors.map((error) => ({ field: field(form, error.field), text: `${error.field} ${error.message}` }));
  for (const { field: input, text } of named) {
    if (input === null) {
      problem.append(element('br'), text);
    }
    else {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-errormessage', `${input.id}-problem`);
      input.after(element('p', { className: 'field-problem', id: `${input.id}-problem` }, text.replaceAll('_', ' ')));
    }
  }
  named.find((error) => error.field !== null)?.field.focus();
}

/** The server names fields as in JSON; forms have the names of forms. */
function field(form, name) {
  const camelCase = name.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return form.querySelector(`[name="${CSS.escape(camelCase)}"]`);
}

export function clearProblem(form) {
  const problem = form.querySelector('.problem');
  problem.hidden = true;
  problem.textContent = '';
  form.querySelectorAll('.field-problem').forEach((text) => text.remove());
  form.querySelectorAll('[aria-invalid]').forEach((input) => {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-errormessage');
  });
}
