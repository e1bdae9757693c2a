import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import type { KeyFactsModel } from './decide-key-facts.ts';
import css from './key-facts-view.module.css';

/** The key facts as a document: what it costs, what happens when, and whom to complain to by name. */
export function KeyFactsView({ model }: { model: KeyFactsModel }) {
  const { tables, texts, lender, officer } = model;
  return (
    <>
      {tables.map(({ title, rows }) => (
        <Rows key={title} title={title}>
          {rows.map((row, at) => (
            <Row key={at} {...row} />
          ))}
        </Rows>
      ))}
      {texts.map(({ title, text }) => (
        <section key={title}>
          <h3 className={css.title}>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <div>
        <Rows>
          {lender.rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </Rows>
        <p className={css.address}>{lender.address}</p>
      </div>
      {officer && (
        <section>
          <h3 className={css.title}>{officer.title}</h3>
          <p>{officer.name}</p>
          <p>
            <PhoneLink phone={officer.phone} />
          </p>
          <p>
            <MailLink email={officer.email} />
          </p>
          {officer.hours && <p className={css.hours}>{officer.hours}</p>}
        </section>
      )}
    </>
  );
}
