import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  type PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** An element of the structure that screen readers follow (ISO 32000-1, 14.7), such as a paragraph or a cell. */
export type Tag = { type: string; alt?: string; children: (Tag | Content)[] }
/** A part of a page that belongs to an element. */
type Content = { page: PDFPage; id: number }

export type Tags = {
  root: Tag
  add: (parent: Tag, type: string, alt?: string) => Tag
  /** Draws what belongs to an element. */
  mark: (page: PDFPage, tag: Tag, draw: () => void) => void
  /** Draws what no reader needs to hear, such as borders and page numbers. */
  decorate: (page: PDFPage, draw: () => void) => void
  /** Writes the structure into the file. */
  finish: () => void
}

export function createTags(file: PDFDocument): Tags {
  const root: Tag = { type: 'Document', children: [] }
  const counts = new Map<PDFPage, number>()
  const within = (page: PDFPage, begin: PDFOperator, draw: () => void) => {
    page.pushOperators(begin)
    draw()
    page.pushOperators(operator('EMC'))
  }
  return {
    root,
    add(parent, type, alt) {
      const tag: Tag = { type, children: [], ...(alt === undefined ? {} : { alt }) }
      parent.children.push(tag)
      return tag
    },
    mark(page, tag, draw) {
      const id = counts.get(page) ?? 0
      counts.set(page, id + 1)
      tag.children.push({ page, id })
      within(page, operator('BDC', [PDFName.of(tag.type), `<</MCID ${id}>>`]), draw)
    },
    decorate: (page, draw) => within(page, operator('BMC', [PDFName.of('Artifact')]), draw),
    finish: () => writeStructure(file, root, counts),
  }
}

function operator(name: string, args: (PDFName | string)[] = []): PDFOperator {
  return PDFOperator.of(name as PDFOperatorNames, args)
}

function writeStructure(file: PDFDocument, root: Tag, counts: Map<PDFPage, number>): void {
  const { context, catalog } = file
  const owners = new Map([...counts].map(([page, count]) => [page, Array<PDFRef | null>(count).fill(null)]))
  const top = context.nextRef()
  function write(tag: Tag, parent: PDFRef): PDFRef {
    const ref = context.nextRef()
    const kids = tag.children.map((child) => {
      if ('type' in child) return write(child, ref)
      const list = owners.get(child.page)
      if (list) list[child.id] = ref
      return context.obj({ Type: 'MCR', Pg: child.page.ref, MCID: child.id })
    })
    const element = context.obj({ Type: 'StructElem', S: tag.type, P: parent, K: kids })
    if (tag.alt !== undefined) element.set(PDFName.of('Alt'), PDFHexString.fromText(tag.alt))
    context.assign(ref, element)
    return ref
  }
  const document = write(root, top)
  const numbers = [...owners].flatMap(([page, refs], i) => {
    page.node.set(PDFName.of('StructParents'), context.obj(i))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    return [context.obj(i), context.register(context.obj(refs))]
  })
  const parents = context.register(context.obj({ Nums: numbers }))
  context.assign(
    top,
    context.obj({
      Type: 'StructTreeRoot',
      K: [document],
      ParentTree: parents,
      ParentTreeNextKey: owners.size,
    }),
  )
  catalog.set(PDFName.of('StructTreeRoot'), top)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
