package io.tweebyte.checks.model;

import java.util.List;
import java.util.Set;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 8: plain code on virtual threads. No stages and no publishers, no pool of threads
 * but those that are named, and no monitors. {@link Monitors} checks those of the modules
 * that all trees share.
 */
public final class VirtualModel extends ModelRule {

	/**
	 * Hashing passwords and decoding pictures need a processor, and repeated tasks a
	 * thread each; none of these pools limits threads that wait for others.
	 */
	private static final Set<String> NAMED = Set.of("io.tweebyte.user.config.ThreadConfiguration",
			"io.tweebyte.tweet.service.PictureService", "io.tweebyte.common.task.TaskConfiguration");

	private static final Set<String> POOLS = Set.of("java.util.concurrent.ThreadPoolExecutor",
			"java.util.concurrent.ScheduledThreadPoolExecutor", "java.util.concurrent.ForkJoinPool",
			"org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler",
			"io.tweebyte.shared.threads.FairThreads");

	private static final Set<String> COMMON = Set.of("commonPool", "parallelStream");

	private VirtualModel() {
		super(Tree.VIRTUAL,
				Set.of("java.util.concurrent.CompletableFuture", "java.util.concurrent.CompletionStage", "reactor.",
						"org.reactivestreams.", "io.r2dbc.", "org.springframework.r2dbc.",
						"org.springframework.data.r2dbc.", "org.springframework.web.reactive.",
						"org.springframework.web.server.ServerWebExchange", "org.springframework.web.server.WebFilter",
						"org.springframework.http.server.reactive.", "org.springframework.http.client.reactive."));
	}

	public static List<String> violations(Project project, JavaClasses classes) {
		return new VirtualModel().check(project, classes);
	}

	@Override
	String fault(JavaClass type, CodeUnitAccessTarget target) {
		return (isPool(target) && !NAMED.contains(type.getName()))
				? "waiting needs no pool: start a virtual thread per task, and limit the calls with a semaphore" : null;
	}

	private static boolean isPool(CodeUnitAccessTarget target) {
		String owner = target.getOwner().getName();
		String name = target.getName();
		return (POOLS.contains(owner) && name.equals("<init>"))
				|| (owner.equals("java.util.concurrent.Executors") && name.startsWith("new")
						&& !name.equals("newVirtualThreadPerTaskExecutor"))
				|| owner.equals("io.tweebyte.shared.threads.TaskExecutors")
				|| owner.equals("org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor")
				|| COMMON.contains(name);
	}

	@Override
	String fault(JavaClass type) {
		return Monitors.held(type)
			.map((monitor) -> "has " + monitor
					+ ", which pins a virtual thread to its carrier on JDK 21: use a ReentrantLock")
			.findFirst()
			.orElse(null);
	}

}
