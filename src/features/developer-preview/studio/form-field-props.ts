import type { ComponentType } from 'react';
import type { JsonPath } from '../../../tenant-check/json-tree.ts';
import type { SchemaNode } from '../../../tenant-check/schema-node.ts';

/** Props of `FormField`. */
export interface FormFieldProps {
  path: JsonPath;
  node: SchemaNode;
  /** Only what a search means is shown; '' for everything. */
  search?: string;
  /** Stands in a list, which names it and takes it out. */
  isItem?: boolean;
}

/** What draws one field: handed down to lists, whose items are fields again. */
export type FieldComponent = ComponentType<FormFieldProps>;
