import type { TestClient } from '../../api/testing/clients/testClient.js';

/**
 * Adds a language that the site does not have, and lets visitors see it: a new one is switched off.
 * @returns its id; null where the site has it
 */
export async function addLanguage(
  admin: TestClient,
  input: { readonly name: string; readonly code: string; readonly appLangCode?: string },
): Promise<string | null> {
  const { language } = await admin.request<{ language: { id: string } | null }>(
    'mutation ($input: LanguageInput!) { createLanguage(input: $input) { language { id } } }',
    { input },
  );
  if (!language) return null;
  await admin.request('mutation ($id: ID!) { toggleLanguageActive(id: $id, to: true) { success } }', {
    id: language.id,
  });
  return language.id;
}
