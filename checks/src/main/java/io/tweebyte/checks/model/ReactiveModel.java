package io.tweebyte.checks.model;

import java.util.List;
import java.util.Map;
import java.util.Set;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/** Rule 6: nothing waits on an event loop, and nothing of the other models is in use. */
public final class ReactiveModel extends ModelRule {

	private static final Set<String> PUBLISHER_WAITS = Set.of("block", "blockOptional", "blockFirst", "blockLast",
			"toIterable", "toStream", "toFuture");

	private static final Map<String, Set<String>> WAITS = Map.ofEntries(
			Map.entry("reactor.core.publisher.Mono", PUBLISHER_WAITS),
			Map.entry("reactor.core.publisher.Flux", PUBLISHER_WAITS),
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

	private ReactiveModel() {
		super(Tree.REACTIVE,
				Set.of("java.sql.", "javax.sql.", "jakarta.persistence.", "jakarta.servlet.", "org.hibernate.",
						"org.springframework.jdbc.", "org.springframework.orm.", "org.springframework.data.jpa.",
						"org.springframework.web.servlet.", "com.zaxxer.hikari.", "io.lettuce.core.api.sync.",
						"org.springframework.data.redis.core.StringRedisTemplate",
						"org.springframework.data.redis.core.RedisTemplate"));
	}

	public static List<String> violations(Project project, JavaClasses classes) {
		return new ReactiveModel().check(project, classes);
	}

	@Override
	String fault(JavaClass type, CodeUnitAccessTarget target) {
		boolean waits = !target.getOwner().isAssignableTo(MEMORY) && WAITS.entrySet()
			.stream()
			.anyMatch((waiting) -> waiting.getValue().contains(target.getName())
					&& target.getOwner().isAssignableTo(waiting.getKey()));
		return waits ? "a thread waits, and it may be an event loop: compose the publishers instead" : null;
	}

}
