import type { TextRange } from '../../../../../contract/essays/comments.ts'
import type { CommentEdges, EssayNode } from './essay-blocks.ts'

/** The words of a comment, in characters of the document's text, and the numbers of the comments about them. */
export type CommentedWords = TextRange & { numbers: number[] }

const edgesMark = 'commentEdges'

/** Splits the text of a document where the words of comments begin and end, and marks these places. */
export function markComments(json: EssayNode, commented: CommentedWords[]): EssayNode {
  let at = 0
  return commented.length === 0 ? json : mark(json)

  function mark(node: EssayNode): EssayNode {
    if (!node.content) return node
    return { ...node, content: node.content.flatMap((child) => (isText(child) ? split(child) : mark(child))) }
  }
  function split(node: EssayNode & { text: string }): EssayNode[] {
    const [from, to] = [at, at + node.text.length]
    at = to
    const inside = commented
      .flatMap((words) => [words.from, words.to])
      .filter((place) => place > from && place < to)
    const cuts = [...new Set([from, ...inside, to])].sort((a, b) => a - b)
    return cuts.slice(0, -1).map((start, i) => {
      const end = cuts[i + 1] ?? to
      const edges = {
        starts: commented.filter((words) => words.from === start).flatMap(({ numbers }) => numbers),
        ends: commented.filter((words) => words.to === end).flatMap(({ numbers }) => numbers),
      }
      const isEdge = edges.starts.length > 0 || edges.ends.length > 0
      return {
        ...node,
        text: node.text.slice(start - from, end - from),
        marks: [...(node.marks ?? []), ...(isEdge ? [{ type: edgesMark, attrs: edges }] : [])],
      }
    })
  }
}

function isText(node: EssayNode): node is EssayNode & { text: string } {
  return node.type === 'text' && typeof node.text === 'string'
}

export function readCommentEdges(marks: NonNullable<EssayNode['marks']>): CommentEdges {
  const { starts, ends } = marks.find(({ type }) => type === edgesMark)?.attrs ?? {}
  return { ...numbersIn('starts', starts), ...numbersIn('ends', ends) }
}

function numbersIn(key: 'starts' | 'ends', value: unknown): CommentEdges {
  const numbers = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
  return numbers.length > 0 ? { [key]: numbers } : {}
}
