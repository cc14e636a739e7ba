package io.tweebyte.checks.seeded;

import java.io.IOException;

/**
 * A fault and who must notice it.
 *
 * @param name what is broken
 * @param edit breaks it
 * @param compiled whether the check looks at compiled classes
 * @param check must turn red
 * @param control the same check where it needs another form to be green without the fault
 * @param message a part of the sentence the check must say
 */
record Fault(String name, Edit edit, boolean compiled, Check check, Check control, String message) {

	static Fault inSource(String name, Edit edit, Check check, String message) {
		return new Fault(name, edit, false, check, check, message);
	}

	static Fault inClasses(String name, Edit edit, Check check, String message) {
		return new Fault(name, edit, true, check, check, message);
	}

	/** Breaks a working copy; throws when it finds nothing to break. */
	interface Edit {

		void apply(WorkingCopy copy) throws IOException;

	}

}
