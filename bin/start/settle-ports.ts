import { execFileSync } from 'node:child_process';
import { freePort, isPortFree } from '../private-postgres/free-port.ts';
import { processCommand } from '../private-postgres/process-command.ts';
import { StartFailure } from './start-failure.ts';
import type { PortSetting, StartSettings } from './start-settings.ts';

type Ports = Record<keyof StartSettings['ports'], number>;

/**
 * Makes sure every port can be listened on before anything is started. Internal ports nobody chose move aside.
 * @throws StartFailure naming the port, its variable and, where the system tells, who has it.
 */
export async function settlePorts(ports: StartSettings['ports']): Promise<Ports> {
  const settled = {} as Ports;
  for (const [key, setting] of Object.entries(ports) as [keyof Ports, PortSetting][]) {
    const used = Object.values(settled).includes(setting.port);
    if (!used && (await isPortFree(setting.port))) settled[key] = setting.port;
    else if (setting.movable) settled[key] = await freePort();
    else throw new StartFailure(portTaken(setting));
  }
  return settled;
}

function portTaken({ env, what, port }: PortSetting): string {
  const holder = whoHas(port);
  const by = holder === null ? '' : ` by ${holder}`;
  return `Port ${port} (${what}) is taken${by}. Stop that, or choose another: ${env}=${port + 1} npm start`;
}

/** Number and command of the listener, where `ss` or `lsof` may tell: many a program calls itself by the name of a thread. */
function whoHas(port: number): string | null {
  const ask = (program: string, args: string[], pattern: RegExp) => {
    try {
      const said = execFileSync(program, args, {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 2_000,
      });
      return pattern.exec(said)?.[1];
    } catch {
      return undefined;
    }
  };
  const pid =
    ask('ss', ['-Hltnp', `sport = :${port}`], /,pid=(\d+)/) ??
    ask('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], /p(\d+)/);
  if (pid === undefined) return null;
  const command = processCommand(Number(pid));
  return `process ${pid}${command === null ? '' : ` (${command.slice(0, 80)})`}`;
}
