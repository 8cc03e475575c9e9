import { readdirSync, readFileSync } from 'node:fs';

/** Kernel ticks per second; fixed at 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Processor seconds a process and its descendants have used so far. Linux only; 0 elsewhere. */
export function processorSeconds(root: number): number {
  let ticks = 0;
  const children = new Map<number, { pid: number; ticks: number }[]>();
  const own = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const stat = readStat(Number(name));
      if (!stat) continue;
      own.set(stat.pid, stat.ticks);
      children.set(stat.parent, [...(children.get(stat.parent) ?? []), stat]);
    }
  } catch {
    return 0;
  }
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    ticks += own.get(pid) ?? 0;
    queue.push(...(children.get(pid) ?? []).map((child) => child.pid));
  }
  return ticks / TICKS_PER_SECOND;
}

function readStat(pid: number): { pid: number; parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command name may hold spaces and parentheses; the figures follow its last parenthesis.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}
