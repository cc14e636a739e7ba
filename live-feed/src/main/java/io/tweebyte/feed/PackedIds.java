package io.tweebyte.feed;

import java.util.Collection;
import java.util.UUID;

/** Ids of users in 16 bytes each: a set of objects takes some 80. */
public final class PackedIds {

	/** No ids. */
	public static final PackedIds NONE = new PackedIds(new long[0]);

	private static final int LONGS = 2;

	private final long[] sorted;

	private PackedIds(long[] sorted) {
		this.sorted = sorted;
	}

	public static PackedIds of(Collection<UUID> ids) {
		long[] packed = new long[LONGS * ids.size()];
		int next = 0;
		for (UUID id : ids.stream().sorted().toList()) {
			packed[next++] = id.getMostSignificantBits();
			packed[next++] = id.getLeastSignificantBits();
		}
		return new PackedIds(packed);
	}

	public int size() {
		return this.sorted.length / LONGS;
	}

	public boolean contains(UUID id) {
		int low = 0;
		int high = size() - 1;
		while (low <= high) {
			int middle = (low + high) >>> 1;
			int order = get(middle).compareTo(id);
			if (order == 0) {
				return true;
			}
			if (order < 0) {
				low = middle + 1;
			}
			else {
				high = middle - 1;
			}
		}
		return false;
	}

	public UUID[] toArray() {
		UUID[] ids = new UUID[size()];
		for (int i = 0; i < ids.length; i++) {
			ids[i] = get(i);
		}
		return ids;
	}

	private UUID get(int index) {
		return new UUID(this.sorted[LONGS * index], this.sorted[LONGS * index + 1]);
	}

}
