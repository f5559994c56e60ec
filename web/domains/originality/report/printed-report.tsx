import './printed-report.css'
import { originalityReportTexts as texts } from '../../../locales/en/originality/report.ts'
import { originalityResultTexts } from '../../../locales/en/originality/result.ts'
import { formatDate } from '../../../locales/format.ts'
import { linesOf } from '../result/split-text.ts'
import { shareText } from '../share-text.ts'
import { countedSources, headlineOf, type ReportProps, summaryOf } from './markdown-report.ts'

const passagesPerSource = 5

/** The printed result: the shares, the sources with their longest passages, and the marked text. */
export function PrintedReport(given: ReportProps) {
  const { product, text, report, shares, checkedAt } = given
  const counted = countedSources(given)
  return (
    <main className="printed-originality">
      <header>
        <p className="printed-brand">{product}</p>
        <h1>{texts.title}</h1>
        <p className="printed-small">{formatDate(checkedAt, 'momentZone')}</p>
      </header>
      <p className="printed-figure">{headlineOf(given)}</p>
      {summaryOf(given).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {counted.length > 0 && (
        <section>
          <h2>{texts.sourcesHeading}</h2>
          <table>
            <tbody>
              {counted.map(({ source, place, share }) => (
                <tr key={place}>
                  <td>{place + 1}</td>
                  <td>
                    {source.title}
                    {source.kind === 'web' && <span className="printed-small"> {source.address}</span>}
                  </td>
                  <td>{originalityResultTexts.kinds[source.kind]}</td>
                  <td>{originalityResultTexts.sourceWords({ count: share.words, unit: report.unit })}</td>
                  <td>{shareText(share.percent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h2>{texts.theText}</h2>
        <p className="printed-small">{texts.legend}</p>
        {linesOf(text, shares.marks).map(({ start, runs }) => (
          <p key={start} className="printed-line">
            {runs.map((run) =>
              run.source === null ? (
                run.text
              ) : (
                <span key={run.start} className="printed-mark">
                  {run.text}
                  {run.isLast && <sup>{run.source + 1}</sup>}
                </span>
              ),
            )}
          </p>
        ))}
      </section>
      {counted.length > 0 && (
        <section>
          <h2>{texts.passages}</h2>
          {counted.map(({ source, place }) =>
            source.passages.slice(0, passagesPerSource).map(({ start, end, there }) => (
              <figure key={start}>
                <figcaption>{texts.passageNumber({ number: place + 1, title: source.title })}</figcaption>
                <blockquote>
                  <b>{texts.inTheText}</b> {text.slice(start, Math.min(end, start + there.text.length))}
                </blockquote>
                <blockquote>
                  <b>{texts.inTheSource}</b> {there.text.slice(there.start, there.end)}
                </blockquote>
              </figure>
            )),
          )}
        </section>
      )}
    </main>
  )
}
