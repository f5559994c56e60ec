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
    makeBibliography(): [BibliographyParameters, string[]] | false
  }
  const CSL: { Engine: typeof Engine }
  export default CSL
}
