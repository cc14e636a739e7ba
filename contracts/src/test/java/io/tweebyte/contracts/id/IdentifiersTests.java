package io.tweebyte.contracts.id;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class IdentifiersTests {

	@Test
	void makesUuidsOfVersion7AtThePresent() {
		long before = System.currentTimeMillis();
		UUID id = Identifiers.next();
		long after = System.currentTimeMillis();
		assertThat(id.version()).isEqualTo(7);
		assertThat(id.variant()).isEqualTo(2);
		assertThat(id.getMostSignificantBits() >>> 16).isBetween(before, after);
	}

	@Test
	void makesEachIdOnceOnManyThreads() {
		Set<UUID> ids = ConcurrentHashMap.newKeySet();
		IntStream.range(0, 20_000).parallel().forEach(i -> ids.add(Identifiers.next()));
		assertThat(ids).hasSize(20_000);
	}

	@Test
	void derivesIdsOfHashtagsFromTheirKeysAlone() {
		UUID id = Identifiers.ofHashtag("java");
		assertThat(id).hasToString("6a2fa845-7ad8-5ca2-9882-e1f1f5fe7d98");
		assertThat(id.version()).isEqualTo(5);
		assertThat(id.variant()).isEqualTo(2);
		assertThat(Identifiers.ofHashtag("java")).isEqualTo(id);
		assertThat(Identifiers.ofHashtag("jav")).isNotEqualTo(id);
		assertThat(Identifiers.ofHashtag("\u4e2d\u6587")).hasToString("39c1e452-b564-5dba-a8a4-d6ab2b704d19");
		assertThat(Identifiers.parse(id.toString())).contains(id);
	}

	@ParameterizedTest
	@ValueSource(strings = { "0197a3c4-0000-7000-8000-00000000000f", "0197A3C4-0000-7000-8000-00000000000F",
			"00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff" })
	void readsUuids(String text) {
		assertThat(Identifiers.parse(text)).contains(UUID.fromString(text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "1-1-1-1-1", "feed", "0197a3c4-0000-7000-8000-00000000000",
			"0197a3c4-0000-7000-8000-00000000000ff", "0197a3c4000070008000000000000001",
			"{0197a3c4-0000-7000-8000-000000000001}", "+197a3c4-0000-7000-8000-000000000001",
			"0197a3c40000-7000-8000-0000-00000001", "0197a3c4-0000-7000-8000-00000000000g",
			" 0197a3c4-0000-7000-8000-000000000001", "0197a3c4-0000-7000-8000-000000000001\n",
			"0197a3c4-0000-7000-8000-\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff11",
			"0197a3c4_0000_7000_8000_000000000001", "urn:uuid:0197a3c4-0000-7000-8000-000000000001" })
	void refusesEverythingElse(String text) {
		assertThat(Identifiers.parse(text)).isEmpty();
	}

	@Test
	void sortsAsPostgresDoes() {
		List<UUID> sorted = Stream
			.of("00000000-0000-4000-8000-000000000000", "00000000-0000-4000-8000-000000000001",
					"00000000-0000-4000-b000-000000000000", "7fffffff-0000-4000-8000-000000000000",
					"80000000-0000-4000-8000-000000000000", "ffffffff-0000-4000-8000-000000000000")
			.map(UUID::fromString)
			.toList();
		List<UUID> reversed = new ArrayList<>(sorted.reversed());
		reversed.sort(Identifiers.ORDER);
		assertThat(reversed).isEqualTo(sorted);
	}

}
