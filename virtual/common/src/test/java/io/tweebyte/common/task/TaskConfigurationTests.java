package io.tweebyte.common.task;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.scheduling.support.SimpleTriggerContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class TaskConfigurationTests {

	private static final Duration PERIOD = Duration.ofMillis(10);

	private final AtomicInteger rounds = new AtomicInteger();

	private final AtomicInteger ended = new AtomicInteger();

	private final CountDownLatch end = new CountDownLatch(1);

	private final AnnotationConfigApplicationContext beans = new AnnotationConfigApplicationContext();

	@AfterEach
	void stop() {
		this.end.countDown();
		this.beans.close();
	}

	@Test
	void doesSomethingAgainAndAgain() {
		start(() -> assertThat(Thread.currentThread().isVirtual()).isTrue());
		await().untilAsserted(() -> assertThat(this.ended.get()).isGreaterThan(3));
	}

	@Test
	void survivesRoundsThatFail() {
		start(() -> {
			throw new IllegalStateException("this round fails");
		});
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(3));
	}

	@Test
	void letsRoundsFallOutThatOverlap() {
		start(this::hold);
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		await().during(Duration.ofMillis(100)).untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		this.end.countDown();
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(1));
	}

	@Test
	void beginsRoundsOnePeriodApart() {
		Instant first = Instant.EPOCH.plusMillis(3);
		NamedTask task = new NamedTask("test", Duration.ofMillis(3), PERIOD, this::hold);
		SimpleTriggerContext context = new SimpleTriggerContext(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
		assertThat(task.getTrigger().nextExecution(context)).isEqualTo(first);
		assertThat(next(task, first, first.plusMillis(9))).isEqualTo(first.plusMillis(10));
		assertThat(next(task, first, first.plusMillis(10))).isEqualTo(first.plusMillis(20));
		assertThat(next(task, first, first.plusMillis(35))).isEqualTo(first.plusMillis(40));
	}

	private static Instant next(NamedTask task, Instant last, Instant now) {
		SimpleTriggerContext context = new SimpleTriggerContext(Clock.fixed(now, ZoneOffset.UTC));
		context.update(last, last, now);
		return task.getTrigger().nextExecution(context);
	}

	@Test
	void waitsForTheRoundThatRunsWhenItStops() {
		start(this::hold);
		await().untilAsserted(() -> assertThat(this.rounds.get()).isOne());
		Thread closing = Thread.startVirtualThread(this.beans::close);
		await().during(Duration.ofMillis(100)).until(closing::isAlive);
		assertThat(this.ended).hasValue(0);

		this.end.countDown();
		await().until(() -> !closing.isAlive());
		assertThat(this.ended).hasValue(1);
		assertThat(this.rounds).hasValue(1);
	}

	@Test
	void doesNotWaitForARoundThatCameDueInAPause() {
		start(() -> {
		});
		this.beans.pause();
		int before = this.rounds.get();
		await().during(Duration.ofMillis(100)).untilAsserted(() -> assertThat(this.rounds).hasValue(before));

		Thread closing = Thread.startVirtualThread(this.beans::close);
		await().until(() -> !closing.isAlive());
	}

	@Test
	void doesNotLetATaskWaitForAnother() {
		this.beans.registerBean("slow", NamedTask.class, () -> new NamedTask("slow", PERIOD, PERIOD, this::hold));
		begin(this.rounds::incrementAndGet);
		await().untilAsserted(() -> assertThat(this.rounds.get()).isGreaterThan(3));
	}

	private void hold() {
		try {
			this.end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void start(Runnable round) {
		begin(() -> {
			this.rounds.incrementAndGet();
			round.run();
			this.ended.incrementAndGet();
		});
	}

	private void begin(Runnable round) {
		this.beans.registerBean("test", NamedTask.class, () -> new NamedTask("test", Duration.ZERO, PERIOD, round));
		this.beans.register(TaskConfiguration.class);
		this.beans.refresh();
	}

}
