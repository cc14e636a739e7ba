package io.tweebyte.shared.interaction;

import java.util.UUID;

import io.tweebyte.shared.http.Caller;

/** The reader of a list; {@code seesAll} is whether nothing is hidden. */
public record Viewer(UUID id, boolean seesAll) {

	private static final UUID NO_USER = new UUID(0, 0);

	/** The reader of a list of others, who sees all only when tokens are off. */
	public static Viewer of(Caller caller) {
		return new Viewer((caller.userId() != null) ? caller.userId() : NO_USER, caller.unrestricted());
	}

	/** The reader of a user's list, in which that user sees every entry. */
	public static Viewer of(Caller caller, UUID ownerId) {
		return new Viewer(of(caller).id(), caller.is(ownerId));
	}

}
