import { readFileSync } from 'node:fs';
import { cell, table } from './markdown-table.ts';

/** What of a JSON schema the document tells. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  'x-unit'?: string;
}

interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  parameters: readonly {
    $ref?: string;
    name: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
  'x-dialect'?: string;
  'x-early'?: boolean;
  'x-moves-money'?: boolean;
  'x-makes-something'?: boolean;
  'x-fire-and-forget'?: boolean;
  'x-codes'?: Readonly<Record<string, string>>;
}

interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const readContract = (): Contract =>
  JSON.parse(readFileSync('contract/lender-api.openapi.json', 'utf8')); // the document's own shape

/** One field of a request or an answer. */
interface Field {
  name: string;
  isNeeded: boolean;
  what: string;
}

const deepest = 3;

/** A schema without references and branches: its own words beside what it leads to. */
function resolved(schema: Schema, all: Contract['components']['schemas']): Schema {
  const { $ref, ...own } = schema;
  const target = $ref === undefined ? {} : (all[$ref.split('/').at(-1) ?? ''] ?? {});
  const parts = [...(own.allOf ?? []), ...(own.anyOf ?? [])].map((part) => resolved(part, all));
  const base = $ref === undefined ? {} : resolved(target, all);
  return [base, ...parts, own].reduce<Schema>(
    (whole, part) => ({
      ...whole,
      ...part,
      ...((whole.properties ?? part.properties) && {
        properties: { ...whole.properties, ...part.properties },
      }),
      required: [...(whole.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

const wordsOf = ({ description, enum: values, 'x-unit': unit }: Schema): string =>
  [
    unit === 'minor' || unit === 'major' ? `amount (${unit})` : '',
    description ?? '',
    values ? `one of ${values.map((value) => JSON.stringify(value)).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(': ');

/** The fields of an object, those of its lists and groups behind it. */
function fieldsOf(
  schema: Schema,
  all: Contract['components']['schemas'],
  prefix = '',
  depth = 1,
): Field[] {
  const { properties = {}, required = [] } = resolved(schema, all);
  return Object.entries(properties).flatMap(([name, inner]): Field[] => {
    const whole = resolved(inner, all);
    const list = whole.items && resolved(whole.items, all);
    const here = `${prefix}${name}${list ? '[]' : ''}`;
    const own = { name: here, isNeeded: required.includes(name), what: wordsOf(whole) };
    const below = list?.properties ? list : whole.properties ? whole : undefined;
    return [own, ...(below && depth < deepest ? fieldsOf(below, all, `${here}.`, depth + 1) : [])];
  });
}

const rowsOf = (fields: readonly Field[]) =>
  fields.map(({ name, isNeeded, what }) => [`\`${name}\``, isNeeded ? 'yes' : '', cell(what)]);

const marksOf = (call: Operation): string =>
  [
    call['x-moves-money'] ? '**moves money**' : '',
    call['x-makes-something'] && !call['x-moves-money'] ? 'makes something' : '',
    call['x-early'] ? 'may be asked early' : '',
    call['x-fire-and-forget'] ? 'a report, its answer is not read' : '',
    { success: 'must carry `success`', code: 'told by `code`', status: 'told by `status`' }[
      call['x-dialect'] ?? ''
    ] ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

function callText(
  place: string,
  method: string,
  call: Operation,
  { components }: Contract,
): string {
  const { schemas } = components;
  const form = Object.values(call.requestBody?.content ?? {})[0]?.schema;
  const sent: Field[] = [
    ...call.parameters
      .filter(({ $ref }) => $ref === undefined)
      .map(({ name, required, description, schema }) => ({
        name,
        isNeeded: required === true,
        what: description ?? wordsOf(resolved(schema, schemas)),
      })),
    ...(form ? fieldsOf(form, schemas) : []),
  ];
  const answer = call.responses['200']?.content?.['application/json']?.schema;
  const success = answer?.oneOf?.[0] ?? answer;
  const envelope = new Set(['success', 'code', 'status', 'message', 'msg']);
  const got = success ? fieldsOf(success, schemas).filter(({ name }) => !envelope.has(name)) : [];
  const codes = Object.entries(call['x-codes'] ?? {});
  const isReport = call['x-fire-and-forget'] === true;
  return [
    `#### \`${call.operationId}\`: ${call.summary}`,
    `\`${method.toUpperCase()} ${place}\`${marksOf(call) && ` · ${marksOf(call)}`}`,
    ...(call.description ? [call.description] : []),
    ...(sent.length > 0 ? [table(['sent', 'always', 'what it is'], rowsOf(sent))] : []),
    ...(got.length > 0 && !isReport
      ? [table(['answered', 'needed', 'what it is'], rowsOf(got))]
      : []),
    ...(codes.length > 0
      ? [`Codes: ${codes.map(([code, what]) => `\`${code}\` ${what}`).join('; ')}.`]
      : []),
  ].join('\n\n');
}

/** The subjects of the contract, payments first, as people call them. */
const subjects: Readonly<Record<string, string>> = {
  repayment: 'Repaying',
  loan: 'The loan',
  complaints: 'Complaints, answers and contact',
  registration: 'Registration and landing pages',
  marketplace: 'Offers of partners',
};

/** Every call of the contract by subject: what is sent, what is answered, and what cannot be missing. */
export function contractReference(): string {
  const contract = readContract();
  const calls = Object.entries(contract.paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ place, method, call })),
  );
  return Object.entries(subjects)
    .map(([tag, title]) =>
      [
        `### ${title}`,
        ...calls
          .filter(({ call }) => call.tags.includes(tag))
          .map(({ place, method, call }) => callText(place, method, call, contract)),
      ].join('\n\n'),
    )
    .join('\n\n');
}
