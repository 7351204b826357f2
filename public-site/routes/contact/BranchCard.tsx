import type { ReactNode } from 'react';
import { languageMark } from '../../components/languageMark.js';
import { ENQUIRY_ID } from '../../enquiry/processEnquiry.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { address } from '../../visit/address.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';
import type { Visit } from '../../visit/visit.js';
import { directionsTo, stateOf, telOf, timesOf, zoneName, type Branch } from './branch.js';

interface BranchProps {
  readonly branch: Branch;
  readonly visit: Visit;
}

/** A branch with whether it is open, and the ways to reach it. */
export function BranchCard({ branch, visit, choosable }: BranchProps & { readonly choosable: boolean }) {
  const { contact: words } = visit.texts;
  const state = stateOf(branch, visit);
  const { title, branchName, branchAddress, contactNumber, contactEmail } = branch;
  const tel = telOf(branch);
  return (
    <article className="card place" aria-labelledby={branch.slug}>
      <header className="place__head">
        <h3 id={branch.slug} className="card__title">
          <bdi {...languageMark(branch, 'title', visit)}>{title}</bdi>
        </h3>
        <p className="card__parent">
          <bdi {...languageMark(branch, 'branchName', visit)}>{branchName}</bdi>
        </p>
        {state && <p className={state.open ? 'state state--open' : 'state'}>{state.words}</p>}
      </header>
      <dl className="place__facts">
        {branchAddress && (
          <Fact name={words.address}>
            <bdi className="place__lines" {...languageMark(branch, 'branchAddress', visit)}>
              {branchAddress}
            </bdi>
          </Fact>
        )}
        {contactNumber && (
          <Fact name={words.phone}>
            {tel ? <Written href={tel}>{contactNumber}</Written> : <bdi>{contactNumber}</bdi>}
          </Fact>
        )}
        {contactEmail && (
          <Fact name={words.email}>
            <Written href={`mailto:${contactEmail}`}>{contactEmail}</Written>
          </Fact>
        )}
        <Fact name={words.directions}>
          <Directions branch={branch} visit={visit} />
        </Fact>
        {branch.openingHours.length > 0 && (
          <Fact name={words.hours}>
            <Hours branch={branch} visit={visit} />
          </Fact>
        )}
      </dl>
      {branch.form && choosable && (
        <a className="button button--quiet" href={`${address(CONTACT_PATH, { branch: branch.slug })}#${ENQUIRY_ID}`}>
          {format(words.writeTo, { name: title })}
        </a>
      )}
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Numbers and addresses are written from the left in every language. */
const Written = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href}>
    <bdi dir="ltr">{children}</bdi>
  </a>
);

function Directions({ branch, visit }: BranchProps) {
  const { contact: words } = visit.texts;
  const { google, openStreetMap } = directionsTo(branch);
  const name = branch.title;
  return (
    <span className="place__maps">
      <a href={google} rel="noopener external" aria-label={format(words.inGoogleMaps, { name })}>
        Google Maps
      </a>
      <a href={openStreetMap} rel="noopener external" aria-label={format(words.inOpenStreetMap, { name })}>
        OpenStreetMap
      </a>
    </span>
  );
}

function Hours({ branch, visit }: BranchProps) {
  const zone = zoneName(branch, visit);
  return (
    <>
      <table className="hours">
        <tbody>
          {branch.openingHours.map(({ id, days, times }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{days}</bdi>
              </th>
              <td>
                <bdi>{timesOf(times, visit)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {zone && <p className="place__zone">{format(visit.texts.contact.zone, { zone })}</p>}
    </>
  );
}
