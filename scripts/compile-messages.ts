import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { projectRoot } from './project-files.ts'

const root = `${projectRoot}/`
const catalogue = /^(?:web\/locales\/[a-z]{2,3}(?:-[A-Za-z]+)*\/.*|texts\/(?!message|english)[\w-]+)\.ts$/

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Compiles the messages of web/locales and of texts/, so that the browser gets no parser. A message with an error stops
 * the build.
 */
export function compileMessages(): Plugin {
  return {
    name: 'longhand-messages',
    // After the types are removed.
    enforce: 'post',
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!path.startsWith(root) || !catalogue.test(path.slice(root.length))) return null
      return { code: compiledSource(code, this.parse(code) as unknown as Node, id), map: null }
    },
  }
}

/** Replaces every message in a module with its compiled form. */
function compiledSource(code: string, program: Node, id: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  for (const { start, end, message } of messagesIn(program)) {
    try {
      edits.push({ start, end, text: JSON.stringify(compile(message)) })
    } catch (error) {
      throw new Error(`${id}: “${message}” is not a message: ${(error as Error).message}`)
    }
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** Messages are the values of properties: string literals, and templates without values. */
function messagesIn(node: unknown): { start: number; end: number; message: string }[] {
  if (Array.isArray(node)) return node.flatMap(messagesIn)
  if (!isNode(node)) return []
  if (node.type === 'Property') {
    const value = node.value as Node
    const message = messageOf(value)
    if (message !== null) return [{ start: value.start, end: value.end, message }]
  }
  return Object.values(node).flatMap(messagesIn)
}

function messageOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]!.value.cooked : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
