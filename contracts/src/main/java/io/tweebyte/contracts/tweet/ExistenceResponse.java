package io.tweebyte.contracts.tweet;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Which of the requested tweets exist. Of an id in neither list nothing is known. */
public record ExistenceResponse(List<UUID> existing, List<UUID> missing) {

	/** Keeps the order of the request. */
	public static ExistenceResponse of(List<UUID> requested, Set<UUID> existing) {
		return new ExistenceResponse(requested.stream().filter(existing::contains).toList(),
				requested.stream().filter(id -> !existing.contains(id)).toList());
	}

	/** Returns whether the lists contain each requested id exactly once, and no other. */
	public boolean covers(Collection<UUID> requested) {
		if (this.existing == null || this.missing == null) {
			return false;
		}
		Set<UUID> covered = new HashSet<>(this.existing);
		covered.addAll(this.missing);
		return covered.size() == this.existing.size() + this.missing.size() && covered.equals(Set.copyOf(requested));
	}

}
