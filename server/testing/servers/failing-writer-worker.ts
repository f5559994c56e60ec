import { writePass } from '../../local/writer/write-pass.ts'
import { serveTasks } from '../../platform/workers/pool/serve-tasks.ts'

/** The built-in writer, which throws on 'please break' and never returns from 'please hang'. */
serveTasks((task: Parameters<typeof writePass>[0]) => {
  const asked = task.messages.at(-1)?.content
  if (asked === 'please break') throw new Error('please break')
  while (asked === 'please hang');
  return writePass(task)
})
