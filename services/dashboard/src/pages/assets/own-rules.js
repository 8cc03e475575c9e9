// @ts-nocheck Runs in a browser; the type check of the project knows Node only.

/** The form of own rules: shows the parts of the kind that is chosen, and each rule under its name. */
export function startOwnRules() {
  document.querySelector('#s-own_rules')?.addEventListener('input', ({ target }) => {
    const rule = target.closest('[data-as="own-rule"]');
    const { key } = target.dataset;
    if (key === 'name') rule.querySelector('[data-shown="name"]').textContent = target.value || 'A new rule';
    if (key !== 'kind') return;
    for (const part of rule.querySelectorAll('[data-kind]')) part.hidden = part.dataset.kind !== target.value;
  });
}
