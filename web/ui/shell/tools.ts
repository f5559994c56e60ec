/** The tools in the one order of every menu. `under` are the addresses at which a tool is open. */
export const tools = [
  { key: 'chat', to: '/chat/new', under: ['/chat'] },
  { key: 'essayWriter', to: '/essay-writer', under: ['/essay-writer'] },
  { key: 'humanizer', to: '/ai-humanizer', under: ['/ai-humanizer'] },
  { key: 'detector', to: '/feature/ai-detector', under: ['/feature/ai-detector', '/ai-detector'] },
  { key: 'studySimulator', to: '/study-simulator', under: ['/study-simulator'] },
  { key: 'originality', to: '/plagiarism-checker', under: ['/plagiarism-checker'] },
] as const

export type ToolKey = (typeof tools)[number]['key']
