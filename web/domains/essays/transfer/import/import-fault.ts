/** Why a file cannot be imported; `importing.faults` in the catalogue has the sentences. */
export type ImportFaultCode = 'tooLarge' | 'broken' | 'unsupported' | 'oldWord' | 'longTable' | 'empty'

export class ImportFault extends Error {
  readonly code: ImportFaultCode

  constructor(code: ImportFaultCode) {
    super(code)
    this.code = code
  }
}

export const importLimits = {
  fileBytesMax: 20 * 1024 * 1024,
  unpackedBytesMax: 64 * 1024 * 1024,
  partsMax: 2_000,
  htmlCharactersMax: 40_000_000,
  textCharactersMax: 2_000_000,
  imageCharactersMax: 800_000,
  tableRowsMax: 1_000,
  depthMax: 60,
}
