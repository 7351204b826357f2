/** Closes what is open in the header when the visitor presses Escape, or anything outside of it. */
export function closeMenus(): void {
  const open = () => document.querySelector<HTMLDetailsElement>('.header details[open]');
  document.addEventListener('click', ({ target }) => {
    const branch = open();
    if (branch && target instanceof Node && !branch.contains(target)) branch.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    const branch = open();
    if (key !== 'Escape' || !branch) return;
    if (branch.contains(document.activeElement)) branch.querySelector('summary')?.focus();
    branch.open = false;
  });
}
