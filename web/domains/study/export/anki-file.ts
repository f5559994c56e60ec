import { type StudyCard, studyGap } from '../../../../contract/study/study.ts'

type Card = Pick<StudyCard, 'kind' | 'prompt' | 'answer' | 'options' | 'source'>

/** Anki's own note types, which every collection has. */
const noteTypes = {
  flashcard: 'Basic',
  choice: 'Basic',
  short: 'Basic (type in the answer)',
  cloze: 'Cloze',
} as const

/**
 * Writes cards in the text format that Anki imports, with its file headers: tabs between the fields, HTML in them, and
 * the note type and the deck of each card in the first columns. https://docs.ankiweb.net/importing/text-files.html
 */
export function ankiFile(title: string, cards: Card[]): string {
  const headers = [
    '#separator:tab',
    '#html:true',
    '#notetype column:1',
    // Anki makes a deck that a column names, whereas it ignores a #deck header unless the deck exists.
    '#deck column:2',
    '#tags column:5',
  ]
  const deck = deckName(title)
  return `${[...headers, ...cards.map((card) => ankiLine(deck, card))].join('\n')}\n`
}

function ankiLine(deck: string, card: Card): string {
  const [front, back] = sidesOf(card)
  return [noteTypes[card.kind], deck, front, back, `longhand ${card.kind}`].map(field).join('\t')
}

function sidesOf({ kind, prompt, answer, options, source }: Card): [string, string] {
  const note = source ? `<br><br><small>${html(source)}</small>` : ''
  if (kind === 'cloze') {
    const [before = '', after = ''] = prompt.split(studyGap)
    return [`${clozeText(before)}{{c1::${clozeText(answer)}}}${clozeText(after)}`, source ? html(source) : '']
  }
  if (kind === 'choice') {
    const list = options.map((option) => `<li>${html(option)}</li>`).join('')
    return [`${html(prompt)}<ol type="A">${list}</ol>`, `${html(answer)}${note}`]
  }
  // Anki compares the typed answer with the whole field.
  return [html(prompt), kind === 'short' ? html(answer) : `${html(answer)}${note}`]
}

function html(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r\n?|\n/g, '<br>')
}

/** Braces and double colons of the text would end the gap or begin a hint. */
function clozeText(text: string): string {
  return html(text)
    .replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    .replace(/::/g, ':&#58;')
}

/** Quotation marks are doubled inside quotation marks, and a field has no tab of its own. */
function field(text: string): string {
  const plain = text.replace(/\t/g, ' ')
  return plain.includes('"') ? `"${plain.replace(/"/g, '""')}"` : plain
}

/** Two colons would make a subdeck, and Anki reads a number as the id of a deck. */
function deckName(title: string): string {
  const name = title.replace(/\s+/g, ' ').replace(/:{2,}/g, ':').trim()
  return /^\d+$/.test(name) ? `Longhand ${name}` : name
}
