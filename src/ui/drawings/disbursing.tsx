import { Badge, Drawing } from './drawing.tsx';

/** Money is on its way: a coin going into a wallet. */
export function DisbursingDrawing() {
  return (
    <Drawing>
      <path d="M36.3 30a15 15 0 1 1 27.4 0z" opacity=".45" />
      <path
        d="M16 38a8 8 0 0 1 8-8h62a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10H26a10 10 0 0 1-10-10z"
        opacity=".18"
      />
      <path d="M16 38a8 8 0 0 0 8 8h72v-6a10 10 0 0 0-10-10H24a8 8 0 0 0-8 8z" opacity=".3" />
      <Badge mark="M0-8V8M-7 1l7 7 7-7" />
    </Drawing>
  );
}
