import type { LandingTemplate } from '../../domain/landing-template.ts';
import { idOf, textOf, WrongShape } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { CaptchaSidWire, LandingWire } from './registration.wire.ts';

/** The template out of `landing`; throws `WrongShape` without its id, which every report of a visit names. */
export function toLandingTemplate(data: unknown): LandingTemplate {
  const wire = wireFields<LandingWire>(data);
  const id = idOf(wire.id);
  if (id === undefined) throw new WrongShape('data.id');
  return {
    id,
    title: textOf(wire.title),
    subtitle: textOf(wire.subtitle),
    banner: textOf(wire.banner),
    buttonText: textOf(wire.buttonText),
    downloadUrl: textOf(wire.downloadUrl),
  };
}

/** The key of a picture out of `captchaSid`; throws `WrongShape` when there is none to ask a picture with. */
export function toCaptcha(data: unknown): { sid: string } {
  const sid = idOf(wireFields<CaptchaSidWire>(data).sid);
  if (sid === undefined) throw new WrongShape('data.sid');
  return { sid };
}
