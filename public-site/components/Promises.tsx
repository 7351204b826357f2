import type { ReactNode } from 'react';
import type { Texts } from '../texts/texts.js';

/** Promises to visitors: three short reasons, each with a sign. */
export function Promises({ texts }: { texts: Texts['home'] }) {
  return (
    <section className="band" aria-labelledby="promises">
      <div className="wrap section">
        <div className="section__head">
          <h2 id="promises">{texts.promisesTitle}</h2>
        </div>
        <ul className="promises">
          <Reason title={texts.meetTitle} text={texts.meetText}>
            <circle cx="9" cy="8" r="3.5" />
            <path d="M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5a3.2 3.2 0 1 1 0 6.300M18 14.200c2 .8 3.1 2.6 3.5 5.8" />
          </Reason>
          <Reason title={texts.learnTitle} text={texts.learnText}>
            <path d="M4 20l1-5L16 4l4 4L9 19zM13.5 6.500l4 4" />
          </Reason>
          <Reason title={texts.belongTitle} text={texts.belongText}>
            <circle cx="12" cy="12" r="9" />
            <path d="M3 12h18M12 3c3 3 3.8 6 3.8 9s-.8 6-3.8 9c-3-3-3.8-6-3.8-9s.8-6 3.8-9z" />
          </Reason>
        </ul>
      </div>
    </section>
  );
}

function Reason({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <svg className="promises__sign" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        {children}
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
