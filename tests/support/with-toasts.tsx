import { useState, type ComponentType } from 'react';
import { createToaster, ToasterContext, ToastOutlet } from '../../src/ui/toast.tsx';

/** A screen with the place where it says something in passing; nothing that was said goes away by itself. */
export const withToasts = (Screen: ComponentType): ComponentType =>
  function WithToasts() {
    const [toaster] = useState(() => createToaster({ after: () => () => undefined }));
    return (
      <ToasterContext value={toaster}>
        <Screen />
        <ToastOutlet />
      </ToasterContext>
    );
  };
