import { PasswordField } from '../../forms/fields.js';
import { Form } from '../../forms/Form.js';
import { PRIVACY_PATH } from '../../visit/sitePaths.js';
import { HiddenUsername, type OwnSheetProps } from './PasswordSheet.js';

/** Sheets on which a visitor downloads all that is stored of them, and deletes the account. */
export function OwnDataSheets({ email, texts, state }: OwnSheetProps) {
  const { account: words, fields, privacy } = texts;
  const password = {
    label: fields.currentPassword,
    autoComplete: 'current-password',
    texts,
    state,
  } as const;
  return (
    <>
      <section className="sheet" aria-labelledby="data">
        <h2 id="data">{words.data}</h2>
        <p className="sheet__lead">
          {words.dataLead} <a href={PRIVACY_PATH}>{privacy.title}</a>
        </p>
        <Form intent="download" label="data">
          <HiddenUsername email={email} />
          <PasswordField name="downloadPassword" {...password} />
          <div className="form__actions">
            <button className="button button--quiet" type="submit">
              {words.download}
            </button>
          </div>
        </Form>
      </section>
      <section className="sheet" aria-labelledby="deletion">
        <h2 id="deletion">{words.deletion}</h2>
        <p className="sheet__lead">{words.deletionLead}</p>
        <ul className="sheet__points">
          {words.deletionPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Form intent="delete" label="deletion">
          <HiddenUsername email={email} />
          <PasswordField name="deletePassword" {...password} />
          <div className="form__actions">
            <button className="button button--danger" type="submit">
              {words.delete}
            </button>
          </div>
        </Form>
      </section>
    </>
  );
}
