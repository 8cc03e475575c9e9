// @ts-nocheck Runs in a browser; the type check of the project knows Node only.

/** Values that a rule may have for itself: the field of one is there once its box is ticked, and begins with what holds for all. */
export function startOwnValues(form) {
  form.addEventListener('change', ({ target }) => {
    if (!('own' in target.dataset)) return;
    const field = target.closest('[data-as]').querySelector('fieldset');
    if (!field.querySelector('[data-as]'))
      field.append(document.querySelector(`#own-${target.dataset.own}`).content.cloneNode(true));
    field.hidden = field.disabled = !target.checked;
  });
}
