import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import type { Picture } from '../../web/domains/content/content.ts'
import { ContentError } from './content-error.ts'
import { pictureSize } from './picture-size.ts'

export type PictureFile = { from: string; address: string }

/** Finds pictures by the path that a content file names, and remembers which ones the site needs. */
export class PictureFolder {
  readonly files = new Map<string, PictureFile>()
  readonly #folder: string
  readonly #isBuild: boolean

  /** In development the pages read pictures from where they are; a build gives them names with a hash. */
  constructor(folder: string, isBuild: boolean) {
    this.#folder = folder
    this.#isBuild = isBuild
  }

  find(file: string, alt: string, place: string): Picture {
    const from = join(this.#folder, file)
    const isInside = !relative(this.#folder, from).startsWith('..')
    if (!isInside || !existsSync(from))
      throw new ContentError(place, `there is no picture ${file} in ${this.#folder}.`)
    if (!alt.trim()) throw new ContentError(place, `the picture ${file} needs a description.`)
    const bytes = readFileSync(from)
    const size = pictureSize(bytes, extname(from))
    if (!size) throw new ContentError(place, `${file} is not a picture of the kinds .webp, .png and .svg.`)
    const address = this.#isBuild ? hashedAddress(from, bytes) : `/content/${file}`
    this.files.set(address, { from, address })
    return { src: address, ...size, alt }
  }
}

function hashedAddress(path: string, bytes: Buffer): string {
  const ending = extname(path)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return `/assets/${basename(path, ending)}-${hash}${ending}`
}
