import { printedReportTexts } from '../../../locales/en/detector/printed-report.ts'
import { formatDate } from '../../../locales/format.ts'
import './printed-report.css'
import { brand } from '../../../../contract/brand.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { detailOfReason, titleOfReason } from '../../../locales/result-text.ts'
import { toneOfSentence } from '../marks/marks.ts'
import { noSingleReason } from '../marks/reasons.tsx'
import type { Detection } from '../queries.ts'
import { measuresOf } from '../result/measures.tsx'
import { wholeVerdict } from '../statements.ts'
import { tamperingText } from '../tampering.ts'
import { isScored, type Verdict as ScoredVerdict, sharesOf, verdictOf } from '../verdict.ts'
import { PrintedBars } from './printed-bars.tsx'
import { notesOf, type PrintedNote, type PrintedParagraph, printedParagraphs } from './printed-text.ts'
import { knownLimits, meaningOf, notMeant } from './report-texts.ts'

export type ReportProps = { text: string; detection: Detection; checkedAt: Date }

/** The printed result: the verdict, the text with marked passages and reasons in the margin, and its limits. */
export function PrintedReport({ text, detection, checkedAt }: ReportProps) {
  const hasMarks = isScored(verdictOf(detection))
  const notes = hasMarks ? notesOf(detection) : []
  const paragraphs = printedParagraphs(text, hasMarks ? detection.sentences : [], notes)
  return (
    <main className="printed-report">
      <header>
        <p className="printed-brand">{brand.name}</p>
        <h1>{printedReportTexts.aiDetectorReport}</h1>
        <Facts text={text} detection={detection} checkedAt={checkedAt} />
      </header>
      <Verdict detection={detection} />
      <section>
        <h2>{printedReportTexts.theText}</h2>
        <p className="printed-small">{legendOf(detection, notes.length)}</p>
        <MarkedParagraphs paragraphs={paragraphs} notes={notes} />
      </section>
      <section className="printed-worth">
        <h2>{printedReportTexts.whatTheVerdictMeans}</h2>
        <p>{meaningOf(detection)}</p>
        <h2>{printedReportTexts.whatItDoesNotMean}</h2>
        <List items={notMeant(detection)} />
        <h2>{printedReportTexts.whereTheDetectorErrs}</h2>
        <List items={knownLimits()} />
      </section>
    </main>
  )
}

const openingCharacters = 90

function Facts({ text, detection, checkedAt }: ReportProps) {
  const opening = text.trim().slice(0, openingCharacters).replace(/\s+/g, ' ')
  const words = detection.text_words
  const isWhole = text.trim().length <= openingCharacters
  return (
    <dl className="printed-facts">
      <dt>{printedReportTexts.text}</dt>
      <dd>“{isWhole ? opening : `${opening.replace(/\s\S*$/, '')} …`}”</dd>
      <dt>{printedReportTexts.length}</dt>
      <dd>
        {detection.sentences_count === null
          ? printedReportTexts.sizeWithoutSentences({ words, characters: text.length })
          : printedReportTexts.size({
              words,
              sentences: detection.sentences_count,
              characters: text.length,
            })}
      </dd>
      <dt>{printedReportTexts.checked}</dt>
      <dd>
        {detection.checked_by === 'zerogpt'
          ? printedReportTexts.byZeroGpt({ moment: formatDate(checkedAt, 'momentZone') })
          : printedReportTexts.byTheBuiltInEngine({
              moment: formatDate(checkedAt, 'momentZone'),
              name: brand.name,
            })}
      </dd>
    </dl>
  )
}

function Verdict({ detection }: { detection: Detection }) {
  const verdict = verdictOf(detection)
  const shares = sharesOf(detection)
  const hasScore = isScored(verdict)
  return (
    <section className="printed-verdict">
      <h2>{printedReportTexts.theVerdict}</h2>
      <p className="printed-figure">
        {hasScore ? figureText(verdict) : verdict.name}
        {hasScore && (
          <small>
            {verdict.name}
            {verdict.kind === 'judged' &&
              printedReportTexts.confidence({ confidence_category: detection.confidence_category })}
          </small>
        )}
      </p>
      <p>{wholeVerdict(detection)}</p>
      {detection.tampering.length > 0 && <p>{tamperingText(detection.tampering)}</p>}
      {hasScore && shares && <PrintedBars shares={shares} figure={verdict.figure} />}
      <dl className="printed-measures">
        {measuresOf(detection).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{label}</strong> {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function figureText({ figure, percent }: ScoredVerdict): string {
  const text = figure === 'marked' ? printedReportTexts.markedShare : printedReportTexts.aiScore
  return text({ percent: percentText(percent ?? 0) })
}

function legendOf(detection: Detection, notes: number): string {
  if (!isScored(verdictOf(detection))) return printedReportTexts.withoutAScoreNothingIs
  if (notes === 0) return printedReportTexts.noPassageIsMarked
  return printedReportTexts.underlinedReadsLikeAi
}

function MarkedParagraphs({ paragraphs, notes }: { paragraphs: PrintedParagraph[]; notes: PrintedNote[] }) {
  return (
    <div className={notes.length > 0 ? 'printed-text printed-text-noted' : 'printed-text'}>
      {paragraphs.map(({ start, runs }) => (
        <p key={start} className="printed-paragraph">
          {runs.map((run) => (
            <span key={run.start} className={run.tone ? `printed-${run.tone}` : undefined}>
              {run.note !== null && <Note note={notes[run.note - 1]!} />}
              {run.text}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

/** The number in the text and the passage's reasons in the margin. */
function Note({ note }: { note: PrintedNote }) {
  const isStrong = toneOfSentence(note.probability) === 'strong'
  return (
    <>
      <span role="note" className={isStrong ? 'printed-note' : 'printed-note printed-note-slight'}>
        <span className="printed-note-head">
          {printedReportTexts.aiScoreB({
            b: (words) => <b>{words}</b>,
            number: note.number,
            percent: percentText(note.probability * 100),
          })}{' '}
          {isStrong ? printedReportTexts.readsLikeAi : printedReportTexts.readsSomewhatLikeAi}
        </span>
        {note.reasons.length === 0 && <span>{noSingleReason()}</span>}
        {note.reasons.map((reason) => (
          <span key={reason.signal + reason.title}>
            <b>{titleOfReason(reason)}.</b> {detailOfReason(reason)}
          </span>
        ))}
      </span>
      <sup className="printed-number">{note.number}</sup>
    </>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
