/** The nouns and sentences that one tool's history uses. */
export type HistoryWords = {
  title: string
  /** 'checks', 'rewrites' */
  many: string
  /** 'Texts that you check are kept here with their results, …' */
  keptText: string
}

/** Whether new entries are kept; `isOn` is null until it is known. */
export type Keeping = { isOn: boolean | null; turnOn: () => void; settingsPath: string }
