import type { LabelledText } from './read-documents.ts'

let last = 0

/** Creates a labelled text for a test from the fields that matter there. */
export function labelled(known: Partial<LabelledText>): LabelledText {
  const id = `t${++last}`
  const fresh = {
    id,
    source: 'made-up',
    domain: 'essay',
    label: 'human',
    model: 'human',
    attack: 'none',
  } as const
  return { ...fresh, text: 'One text.', group: id, ...known }
}

/** Sources of every fold, and one of none. */
const sources = [
  ...[
    'detectrl',
    'raidar',
    'rexshijaku',
    'l2r',
    'bbc2004',
    'iu',
    'llmdetect',
    'alpaca_eval',
    'kaggle-aiessay',
  ],
  ...[
    'argrewrite',
    'ropensci-blog',
    'raft-dipper',
    'humanizerlab25',
    'cwbench25',
    'storybench25',
    'arenahard25',
  ],
  ...['slopscore25', 'assistant26', 'debate2026', 'debate26-rebuttal', 'persuasion26', 'of-no-fold'],
]
const families = ['gpt-5.5', 'grok-4.3', 'ernie-5', 'minimax-m2.7', 'qwen3.5', 'glm-5', 'seed-2.0', 'hy3']

/** The project's own texts are excluded by kind, all others by source. */
export function partOf({ source, domain }: Pick<LabelledText, 'source' | 'domain'>): string {
  return source === own ? `${source} ${domain}` : source
}

const own = 'assistant26'

/** Creates texts of people and of every family, in two kinds of writing, for every source. */
export function everySource(): LabelledText[] {
  return sources.flatMap((source) =>
    (source.startsWith('debate') ? ['debate'] : ['essay', 'story']).flatMap((domain) => [
      labelled({ source, domain }),
      ...families.map((model) =>
        labelled({ source, domain, model, label: 'ai', group: `prompt of ${partOf({ source, domain })}` }),
      ),
    ]),
  )
}
