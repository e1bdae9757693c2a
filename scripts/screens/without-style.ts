import { register } from 'node:module';

// The table of screens names the public site's sheet, whose address only Vite knows. Node is told that it is nothing,
// and cannot be told after it has begun to read the table: whoever reads it imports this first.
const hook = `export const load = (url, context, next) =>
  /\\.css(?:\\?|$)/.test(url)
    ? { format: 'module', source: 'export default ""', shortCircuit: true }
    : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
