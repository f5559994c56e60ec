declare module 'citeproc' {
  type Sys = { retrieveItem: (id: string) => object; retrieveLocale: (language: string) => string }
  type BibliographyParameters = {
    hangingindent?: number | boolean
    'second-field-align'?: string | boolean
    entry_ids: string[][]
  }
  class Engine {
    constructor(sys: Sys, style: string, language?: string, isForced?: boolean)
    opt: { development_extensions: Record<string, boolean> }
    rebuildProcessorState(
      citations: object[],
      format: string,
      uncited: string[],
    ): [id: string, note: number, text: string][]
    processCitationCluster(
      citation: object,
      before: [id: string, note: number][],
      after: [id: string, note: number][],
    ): [state: object, changed: [index: number, text: string, id: string][]]
    makeBibliography(): [BibliographyParameters, string[]] | false
  }
  const CSL: { Engine: typeof Engine }
  export default CSL
}
