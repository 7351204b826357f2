/** Enables the buttons that show a password field's value. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows]')) {
    const input = button.parentElement?.querySelector('input');
    if (!input) continue;
    const show = (visible: boolean) => {
      input.type = visible ? 'text' : 'password';
      button.ariaPressed = String(visible);
    };
    button.hidden = false;
    button.addEventListener('click', () => show(input.type === 'password'));
    // Browsers offer to keep a password, and remember a text.
    input.form?.addEventListener('submit', () => show(false));
  }
}
