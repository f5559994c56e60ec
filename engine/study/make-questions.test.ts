import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeQuestions } from './make-questions.ts'
import type { StudyKind, StudyQuestion } from './question.ts'

const all: StudyKind[] = ['flashcard', 'cloze', 'choice', 'short']
const filler = 'The harbour of the old town was busy with boats and carts in the summer.'
const ask = (text: string, kinds = all, count = 60): StudyQuestion[] =>
  makeQuestions(text, { kinds, count }).questions
const askOne = (sentence: string, kinds?: StudyKind[]) =>
  ask(`${sentence} ${filler}`, kinds).find(({ source }) => source === sentence)

test.each([
  [
    'Osmosis is the movement of water through a membrane.',
    'What is osmosis?',
    'The movement of water through a membrane',
  ],
  [
    'Enzymes are proteins that speed up chemical reactions.',
    'What are enzymes?',
    'Proteins that speed up chemical reactions',
  ],
  [
    'Urbanisation refers to the movement of people into towns.',
    'What is urbanisation?',
    'The movement of people into towns',
  ],
  [
    'Ada Lovelace was an English mathematician who wrote about the first computers.',
    'Who was Ada Lovelace?',
    'An English mathematician who wrote about the first computers',
  ],
  [
    'An acid is a substance that donates protons, whereas a base is one that takes them.',
    'What is an acid?',
    'A substance that donates protons',
  ],
])('asks what something is: %s', (sentence, prompt, answer) => {
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt, answer })
})

test.each([
  [
    'The enzyme that captures carbon dioxide is called RuBisCO.',
    'What is the enzyme that captures carbon dioxide called?',
    'RuBisCO',
  ],
  [
    'James Watt patented an improved steam engine in 1769.',
    'Who patented an improved steam engine in 1769?',
    'James Watt',
  ],
  [
    'A stoma is an opening in the surface of a leaf that gases pass.',
    'What is the term for an opening in the surface of a leaf that gases pass?',
    'stoma',
  ],
])('asks for a name: %s', (sentence, prompt, answer) => {
  expect(askOne(sentence, ['short'])).toMatchObject({ prompt, answer })
})

test.each([
  [
    'The price of coal fell because canals made transport cheaper.',
    'Explain why the price of coal fell.',
    'Because canals made transport cheaper',
  ],
  [
    'Andrew Johnson was impeached because he had dismissed a minister.',
    'Why was Andrew Johnson impeached?',
    'Because he had dismissed a minister',
  ],
  [
    'The growth of towns led to overcrowding and disease.',
    'What did the growth of towns lead to?',
    'Overcrowding and disease',
  ],
  [
    'Mitochondria have three parts: an outer membrane, an inner membrane and a matrix.',
    'Which three parts do mitochondria have?',
    'An outer membrane, an inner membrane and a matrix',
  ],
  [
    'There are three main types of rock: igneous, sedimentary and metamorphic rock.',
    'What are the three main types of rock?',
    'Igneous, sedimentary and metamorphic rock',
  ],
])('asks for causes and lists: %s', (sentence, prompt, answer) => {
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt, answer })
})

test('asks for years and figures with wrong answers of the same kind from the text', () => {
  const text = `The Albert Bridge was opened in 1894. The Severn Tunnel was dug in 1921. Temple Station was built in 1868. The
Port of Bristol was closed in 1973. The tower is 125 metres high, and the mast is 72 metres high.`
  const questions = ask(text, ['choice'])
  const first = questions.find(({ source }) => source.startsWith('The Albert Bridge'))!
  expect(first).toMatchObject({ prompt: 'When was the Albert Bridge opened?', answer: '1894' })
  expect(new Set(first.options)).toEqual(new Set(['1894', '1868', '1921', '1973']))
})

test.each([
  [
    'The spinning jenny was invented by James Hargreaves in about 1764.',
    'Who invented the spinning jenny?',
    'James Hargreaves',
  ],
  [
    'The light-dependent reactions occur in the thylakoid membranes and need light.',
    'Where do the light-dependent reactions occur?',
    'In the thylakoid membranes',
  ],
  [
    'Elasticity is calculated by dividing one percentage change by another.',
    'How is elasticity calculated?',
    'By dividing one percentage change by another',
  ],
  [
    'Market failure occurs when a market does not allocate resources efficiently.',
    'When does market failure occur?',
    'When a market does not allocate resources efficiently',
  ],
  [
    'The Mines Act of 1842 prohibited women and boys under ten from working underground.',
    'What did the Mines Act of 1842 prohibit?',
    'Women and boys under ten from working underground',
  ],
  [
    'The law of demand states that the quantity demanded falls as the price rises.',
    'What does the law of demand state?',
    'That the quantity demanded falls as the price rises',
  ],
  [
    'In 1854, John Snow showed that cholera spread through water.',
    'What did John Snow show in 1854?',
    'That cholera spread through water',
  ],
  [
    'Unlike P waves, S waves cannot pass through liquids.',
    'How do S waves differ from P waves?',
    'Unlike P waves, S waves cannot pass through liquids',
  ],
  [
    'Sticky lava traps gas, which explains why some volcanoes explode.',
    'Explain why some volcanoes explode.',
    'Sticky lava traps gas',
  ],
  [
    'Economists divide resources into four factors of production: land, labour, capital and enterprise.',
    'What are the four factors of production?',
    'Land, labour, capital and enterprise',
  ],
])('asks how, where, when and what differs: %s', (sentence, prompt, answer) => {
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt, answer })
})

test.each([
  ['lies at a place that an earlier sentence names', 'Iceland lies on the ridge and grows each year.'],
  ['has grown since an event', 'The town has grown since the factories opened there.'],
  ['happens in a way', 'The seeds grow in different ways after the rain.'],
])('asks nothing about where or why of what %s', (_, sentence) => {
  expect(askOne(sentence, ['flashcard'])).toBeUndefined()
})

test('asks about a sentence twice only if neither question gives away the answer of the other', () => {
  const sentence =
    'Alfred Wegener, a German meteorologist, proposed in 1912 that the continents had been joined.'
  const found = ask(`${sentence} ${filler}`, ['flashcard', 'short'])
  expect(found.length).toBeLessThanOrEqual(2)
  for (const { answer } of found)
    expect(found.filter(({ prompt }) => prompt.toLowerCase().includes(answer.toLowerCase()))).toEqual([])
})

/** Passages of 900 to 960 words, and their questions, which we have read one by one. Read them again when they change. */
test.each(['photosynthesis', 'industrial-revolution', 'markets', 'volcanoes'])(
  'makes at least 15 questions from a passage of a textbook: %s',
  async (name) => {
    const text = readFileSync(new URL(`./passages/${name}.md`, import.meta.url), 'utf8')
    const found = ask(text)
    expect(found.length).toBeGreaterThanOrEqual(15)
    const lines = found.map(({ kind, prompt, answer }) => `${kind}: ${prompt}\n  ${answer}\n`)
    await expect(lines.join('')).toMatchFileSnapshot(`./passages/${name}.questions.txt`)
  },
)

test.each([
  'It is a process that takes place in the leaves of plants.',
  'This led to a long war between the two countries.',
  'He discovered the nucleus of the atom in 1911.',
  'The process runs at about 450 degrees in a closed vessel.',
  'We believe that cars should be banned from the centre.',
  'See figure 3 for the number of cells in each group.',
  'Is a whale a fish that lives in the sea?',
  'Education is an important part of life in every society.',
  'The company is a partner of the harbour in the west.',
  'A popular area is the idea of having electric ferries.',
  'In July 2017 it was moved to the list of protected towns.',
  'Use the component to show the state of an order.',
  'Through education, a society becomes a healthy place to live.',
  'The most important criteria for a promotion is regular work.',
  'Policy makers and regulators could have stopped the trade in ore.',
  'The letter was sent under Chapter 36 of the postal law.',
  'Opening hours changed on Tuesday after a vote in Leeds.',
])('stays silent about a sentence that says nothing by itself: %s', (sentence) => {
  expect(askOne(sentence)).toBeUndefined()
})

test.each([
  ['names an island elsewhere', 'The island exists because a mantle plume adds magma to the ridge.'],
  ['gives a share of a country', 'Glaciers cover about 11 percent of the country in winter.'],
  ['values a site', 'The site in the old docks was valued by Harker in 2022.'],
  ['tells when a person learned to swim', 'Arkwright learned to swim at Marsh Lane in 1983.'],
  ['dates an event without its place', 'Conscription was introduced in 1873.'],
  ['is an example of something', 'Rent control is the best known example.'],
  ['has a pronoun for something else', 'Irving Fisher wrote it as an equation in 1911.'],
  ['says what does not hold', 'Not all proteins are enzymes that speed up reactions.'],
  ['has a pronoun in its meaning', 'Unison, the union that represents them, seeks talks about jobs.'],
  ['has no noun in its meaning', 'The Mariana Trench is the deepest, almost eleven kilometres.'],
  [
    'lists what is not a list',
    'The Landlord keeps the structure, the heating and the water supply in repair.',
  ],
])('stays silent about a sentence that %s', (_, sentence) => {
  expect(askOne(sentence)).toBeUndefined()
})

test('stays silent about "the reactor" when an earlier sentence has named one', () => {
  const text = `The engineers built a tank reactor in the north. The reactor overheats because the coolant is too thin. ${filler}`
  expect(ask(text)).toEqual([])
})

test.each([
  ['Zinc is a cofactor of an enzyme in the blood.', 'What is zinc?'],
  ['Python is a language that the team of the harbour uses.', 'What is Python?'],
  ['The Hanseatic League was a network of merchant guilds in the north.', 'What was the Hanseatic League?'],
  [
    'Higher pressure favours ammonia because four molecules become two.',
    'Why does higher pressure favour ammonia?',
  ],
  ['Stomata close at noon because dry air takes too much water.', 'Explain why stomata close at noon.'],
])('writes capitals and verbs as the language does: %s', (sentence, prompt) => {
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt })
})

test.each([
  [
    'Uzbekistan has planted saxaul, a shrub whose roots hold the sand.',
    'What is saxaul?',
    'A shrub whose roots hold the sand',
  ],
  [
    'It flows through the xylem, a tissue made of dead, hollow cells.',
    'What is the xylem?',
    'A tissue made of dead, hollow cells',
  ],
])('asks what something is that a sentence explains in passing: %s', (sentence, prompt, answer) => {
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt, answer })
})

test('asks for a term only if its meaning is long enough to fit nothing else', () => {
  const sentence = 'Ammonia is a colourless gas with a pungent smell.'
  expect(askOne(sentence, ['short', 'choice'])).toBeUndefined()
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt: 'What is ammonia?' })
})

test('asks about the periods and the quoted definitions of a contract, and not about its parties', () => {
  const contract = `1. Definitions. "Deliverables" means the reports and designs that the Contractor prepares.
2. The Client shall pay each undisputed invoice within 30 days of its receipt.
3. The Contractor assigns to the Client all rights in the Deliverables upon payment.
4. The Client shall give the Contractor access to its premises. The Client shall name a contact.
5. Neither party is liable for delays. Either party may terminate this Agreement by notice.`
  const questions = ask(contract)
  expect(questions.map(({ prompt }) => prompt)).toEqual([
    expect.stringMatching(/Deliverables|reports and designs/),
    'The Client shall pay each undisputed invoice within ____ of its receipt.',
  ])
})

test('asks about the terms of the news, and not about its people, places and years', () => {
  const news = `The council of Halverton voted on Tuesday to close its pool. "Nobody wanted this," said Dinah Pryce.
Margaret Foss, the head of a primary school, said that pupils could not swim. Tom Arkwright opened the pool in 1971 in Corbridge.
A recession is a fall in output over two consecutive quarters. The minister told reporters that the plan was dropped last year.`
  expect(ask(news).map(({ source }) => source)).toEqual([
    'A recession is a fall in output over two consecutive quarters.',
  ])
})

test('offers the terms that are defined nearest as wrong answers', () => {
  const term = (name: string, i: number) =>
    `A ${name} is a device with which the crew of a ship measures depth number ${i}.`
  const names = [
    'sextant',
    'compass',
    'theodolite',
    'barometer',
    'hygrometer',
    'anemometer',
    'odometer',
    'gnomon',
  ]
  const questions = ask(names.map(term).join(' '), ['choice'])
  const first = questions.find(({ answer }) => answer === 'Sextant')!
  expect(new Set(first.options)).toEqual(new Set(['Sextant', 'Compass', 'Theodolite', 'Barometer']))
})

test('offers only terms that the text defines as wrong answers, all with a capital', () => {
  const text = `A price ceiling is the maximum at which a good can be sold. Rent control is common in large cities.
Deadweight loss is the fall in total surplus that results from a distortion. A subsidy is the payment with which a state lowers
the price of a good. Rent control lowers the supply of housing in large cities.`
  const loss = ask(text, ['choice']).find(({ answer }) => answer === 'Deadweight loss')!
  expect(new Set(loss.options)).toEqual(new Set(['Deadweight loss', 'Price ceiling', 'Subsidy']))
})

test('does not ask for what the question shows, and marks one gap in a cloze', () => {
  const text = `Chlorophyll is a pigment that absorbs red and blue light. Plants need chlorophyll because light is their source of
energy. In 1961, Melvin Calvin received a prize for his work on chlorophyll. Chlorophyll reflects green light.`
  for (const { kind, prompt, answer } of ask(text)) {
    if (kind !== 'flashcard') expect(prompt.toLowerCase()).not.toContain(answer.toLowerCase())
    if (kind === 'cloze') expect(prompt.split('____')).toHaveLength(2)
  }
})

test.each([
  ['The Java Virtual Machine (JVM) verifies bytecode.', 'JVM', 'Java Virtual Machine'],
  ['The National Trust for Scotland (NTS) found the enclosure.', 'NTS', 'National Trust for Scotland'],
])('asks what an abbreviation stands for: %s', (sentence, short, answer) => {
  expect(askOne(sentence, ['flashcard'])).toMatchObject({ prompt: `What does ${short} stand for?`, answer })
})

test('asks who a person is, also one of whom the text gives a single name', () => {
  expect(askOne('Lea, a genetic epidemiologist at the institute, says that the gene is rare.')).toMatchObject(
    {
      prompt: 'Who is Lea?',
    },
  )
})

test('leaves out notes in brackets, and the heading that runs into a sentence', () => {
  const [question] = ask(
    `Background Osmosis is the movement of water through a membrane [1, 2] (Owen 28). ${filler}`,
    ['flashcard'],
  )
  expect(question).toMatchObject({
    prompt: 'What is osmosis?',
    answer: 'The movement of water through a membrane',
  })
})

test('asks nothing about the events of a story or the lines of a dialogue', () => {
  const story = `Allan walked to the Severn. He saw the mill. His brother was in the Black Forest. He thought of her.
She had left in the spring. He went home to Bristol and slept until noon. The Severn was quiet.`
  expect(ask(story)).toEqual([])
  expect(ask('PINTEL: You are pulling too fast.\nRAGETTI: I am pulling as you do!')).toEqual([])
})

test('offers only names of the same kind as wrong answers', () => {
  const text = `The treaty was signed in Vienna. The army of Napoleon met the Turks in Cairo. The fleet sailed from Naples
to the coast near Tunis. In Vienna, Metternich received the envoys of Prussia. The Turks kept their forts in Cairo.
The bank of Rothschild paid the army of Prussia.`
  for (const { answer, options } of ask(text, ['choice']))
    if (['Vienna', 'Cairo', 'Tunis'].includes(answer)) expect(options).not.toContain('Turks')
})

test('reads lines of a glossary in any language', () => {
  const text =
    'Ósmosis: paso de agua a través de una membrana\nDifusión: movimiento de partículas hacia otro lugar'
  expect(ask(text, ['flashcard']).map(({ prompt }) => prompt)).toEqual(['Ósmosis', 'Difusión'])
})

test('makes no question again that the set has', () => {
  const text = `Osmosis is the movement of water through a membrane. ${filler}`
  const [first] = ask(text)
  expect(makeQuestions(text, { kinds: all, count: 60, asked: [first!] }).questions).not.toContainEqual(first)
})

test('makes nothing of program text, and takes linear time for text without spaces', () => {
  expect(ask('const a = (b) => { return c[b]; }; if (x && y) { z(); }\n'.repeat(20))).toEqual([])
  expect(ask(`${'x'.repeat(200_000)}. ${'('.repeat(1_000)}`)).toEqual([])
})

test.each([
  ['short lines of a list', `${'- a\n'.repeat(40_000)}The end of it all is here.`],
  [
    'nouns in one sentence',
    `The port holds ${Array.from({ length: 18_000 }, (_, at) => `the b${at.toString(36)}a`).join(', ')} and boats.`,
  ],
])('takes linear time for many %s', (_, text) => {
  const startedAt = performance.now()
  ask(text)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
