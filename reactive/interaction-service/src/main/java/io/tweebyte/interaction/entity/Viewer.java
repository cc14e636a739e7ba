package io.tweebyte.interaction.entity;

import java.util.UUID;

import io.tweebyte.shared.http.Caller;

/**
 * The reader of a list, as the statements need it.
 *
 * @param id the reader, or an id that no user has
 * @param seesAll whether nothing is hidden from the reader
 */
public record Viewer(UUID id, boolean seesAll) {

	private static final UUID NOBODY = new UUID(0, 0);

	/**
	 * The reader of what others own.
	 * @param caller the caller
	 * @return the reader, who sees all accounts only when tokens are switched off
	 */
	public static Viewer of(Caller caller) {
		return new Viewer((caller.userId() != null) ? caller.userId() : NOBODY, caller.anybody());
	}

	/**
	 * The reader of a user's list, in which the user sees every entry.
	 * @param caller the caller
	 * @return the reader
	 */
	public static Viewer of(Caller caller, UUID ownerId) {
		return new Viewer(of(caller).id(), caller.is(ownerId));
	}

}
