import type { NativeBridge, NativeCall } from '../../src/bridge/native-actions.ts';

/** A bridge that only remembers what it was asked. */
export interface RecordingBridge extends NativeBridge {
  readonly calls: readonly NativeCall[];
}

/** Records every call; passes it on to `next` where one is given. */
export function recordingBridge(
  shell: NativeBridge['shell'],
  next?: NativeBridge,
): RecordingBridge {
  const calls: NativeCall[] = [];
  return {
    shell,
    calls,
    call(action, payload) {
      // The pair is one member of the union by construction; TypeScript cannot correlate the two arguments.
      calls.push({ action, payload } as NativeCall);
      next?.call(action, payload);
    },
    beat: () => next?.beat() ?? false,
  };
}
