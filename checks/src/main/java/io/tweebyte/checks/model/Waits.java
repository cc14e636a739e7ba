package io.tweebyte.checks.model;

import java.util.Map;
import java.util.Set;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;

/** Methods of the JDK and of Reactor in which a thread waits. */
final class Waits {

	private static final Set<String> PUBLISHER = Set.of("block", "blockOptional", "blockFirst", "blockLast",
			"toIterable", "toStream", "toFuture");

	private static final Map<String, Set<String>> WAITS = Map.ofEntries(
			Map.entry("reactor.core.publisher.Mono", PUBLISHER), Map.entry("reactor.core.publisher.Flux", PUBLISHER),
			Map.entry("java.lang.Thread", Set.of("sleep", "join")), Map.entry("java.lang.Object", Set.of("wait")),
			Map.entry("java.lang.Process", Set.of("waitFor")),
			Map.entry("java.util.concurrent.CompletableFuture", Set.of("join")),
			Map.entry("java.util.concurrent.Future", Set.of("get")),
			Map.entry("java.util.concurrent.ExecutorService", Set.of("invokeAll", "invokeAny", "awaitTermination")),
			Map.entry("java.util.concurrent.CountDownLatch", Set.of("await")),
			Map.entry("java.util.concurrent.CyclicBarrier", Set.of("await")),
			Map.entry("java.util.concurrent.Semaphore", Set.of("acquire", "acquireUninterruptibly")),
			Map.entry("java.util.concurrent.BlockingQueue", Set.of("take", "put")),
			Map.entry("java.util.concurrent.locks.Lock", Set.of("lock", "lockInterruptibly")),
			Map.entry("java.util.concurrent.locks.Condition", Set.of("await", "awaitNanos", "awaitUntil")),
			Map.entry("java.util.concurrent.locks.LockSupport", Set.of("park", "parkNanos", "parkUntil")),
			Map.entry("java.net.http.HttpClient", Set.of("send")), Map.entry("java.net.Socket", Set.of("connect")),
			Map.entry("java.io.InputStream", Set.of("read", "readAllBytes", "readNBytes", "transferTo")));

	// in memory, so that nothing is waited for
	private static final String MEMORY = "java.io.ByteArrayInputStream";

	private Waits() {
	}

	static boolean isOne(CodeUnitAccessTarget target) {
		return !target.getOwner().isAssignableTo(MEMORY) && WAITS.entrySet()
			.stream()
			.anyMatch((waiting) -> waiting.getValue().contains(target.getName())
					&& target.getOwner().isAssignableTo(waiting.getKey()));
	}

}
