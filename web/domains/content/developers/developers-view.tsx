import { developerTexts as texts } from '../../../locales/en/content/developers.ts'
import { currentLanguage } from '../../../locales/language.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { DevelopersText } from '../content.ts'
import { Article } from '../frame/article.tsx'
import { Contents } from '../frame/contents.tsx'
import { type ApiCallView, type Field, readApiReference } from './api-reference.ts'

/** What a developer needs to begin, and every call of the OpenAPI document. */
export function DevelopersView({ text }: { text: DevelopersText }) {
  const groups = readApiReference()
  const headings = [...text.headings, ...groups.map(({ id, name }) => ({ id, text: name }))]
  return (
    <article className="mx-auto max-w-6xl px-8 pt-16 pb-24 max-md:px-4 max-md:pt-8 max-md:pb-16">
      <h1
        lang={text.lang}
        className="font-serif text-56 font-medium tracking-tight text-balance max-md:text-40"
      >
        {text.title}
      </h1>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href="/settings/api" className={buttonClass({ variant: 'primary' })}>
          {texts.makeKey}
        </a>
        <a href="/api/v1/openapi.json" className={buttonClass({})}>
          {texts.document}
        </a>
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,44rem)_1fr] gap-x-16 max-lg:grid-cols-1 max-lg:gap-y-6">
        <div className="lg:order-2">
          <Contents headings={headings} lang={text.lang} />
        </div>
        <div className="min-w-0 lg:order-1">
          <Article html={text.html} lang={text.lang} />
          {groups.map(({ id, name, calls }) => (
            <section key={id} className="article" aria-labelledby={id}>
              <h2 id={id} lang="en" className="mt-12!">
                {name}
              </h2>
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Call({ call }: { call: ApiCallView }) {
  const { id, method, path, summary, description, parameters, body, isForm, answer, refusals, example } = call
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-2">
      <h3 id={id} lang="en">
        {summary}
      </h3>
      <p>
        <code className="whitespace-normal! wrap-anywhere">
          {method} {path}
        </code>
      </p>
      {description.map((paragraph) => (
        <p key={paragraph} lang="en">
          {withCode(paragraph)}
        </p>
      ))}
      <pre lang="en" className="whitespace-pre-wrap! wrap-anywhere">
        <code className="whitespace-pre-wrap!">{example}</code>
      </pre>
      <Fields title={texts.parameters} fields={parameters} />
      <Fields title={isForm ? texts.form : texts.body} fields={body} />
      <Fields title={texts.answer} fields={answer} />
      <details className="mt-4">
        <summary className="cursor-pointer text-14 font-medium">{texts.errors}</summary>
        <ul className="text-14">
          {refusals.flatMap(({ status, codes }) =>
            codes.map(({ code, text }) => (
              <li key={code} lang="en">
                {status} <code>{code}</code> {text}
              </li>
            )),
          )}
        </ul>
      </details>
    </section>
  )
}

function Fields({ title, fields }: { title: string; fields: Field[] }) {
  if (fields.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-14 font-medium">{title}</summary>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.type}</th>
              <th scope="col">{texts.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, type, isRequired, meaning }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td className="wrap-anywhere">{type}</td>
                <td lang="en">
                  {isRequired && <strong lang={currentLanguage().tag}>{texts.required}</strong>}{' '}
                  {withCode(meaning)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Splitting by grave accents returns texts and code in turn. */
function withCode(text: string) {
  return text.split('`').map((part, i) => {
    if (i % 2 === 0) return part
    return <code key={part}>{part}</code>
  })
}
