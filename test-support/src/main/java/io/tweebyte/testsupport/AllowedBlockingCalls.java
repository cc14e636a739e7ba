package io.tweebyte.testsupport;

import reactor.blockhound.BlockHound;
import reactor.blockhound.integration.BlockHoundIntegration;

/** The blocking calls that BlockHound allows on an event loop, each with the reason. */
public final class AllowedBlockingCalls implements BlockHoundIntegration {

	@Override
	public void applyTo(BlockHound.Builder guard) {
		guard
			// the queue of a bounded pool is a lock held for a moment
			.allowBlockingCallsInside("java.util.concurrent.AbstractExecutorService", "submit")
			// the JDK starts its thread for time-outs of futures once (JDK 25)
			.allowBlockingCallsInside("java.util.concurrent.ForkJoinPool", "startDelayScheduler")
			// the log writes to the console
			.allowBlockingCallsInside("ch.qos.logback.classic.Logger", "callAppenders")
			// classes are read once
			.allowBlockingCallsInside("java.lang.ClassLoader", "loadClass")
			// ids are made one at a time, within a lock that is held for a moment
			.allowBlockingCallsInside("io.tweebyte.contracts.id.Identifiers", "next")
			// a cache of the validator, with a lock that is held for a moment
			.allowBlockingCallsInside("org.hibernate.validator.internal.util.ConcurrentReferenceHashMap$Segment", "put")
			// an annotation is looked up once for each guarded method
			.allowBlockingCallsInside("org.springframework.aop.aspectj.AspectJExpressionPointcut", "matches")
			// a type is looked at once, within a lock
			.allowBlockingCallsInside("tools.jackson.databind.deser.DeserializerCache",
					"_createAndCacheValueDeserializer")
			// a lock of the client of Redis, held for a moment; failing in it would
			// leave its count of writers wrong for ever
			.allowBlockingCallsInside("io.lettuce.core.protocol.SharedLock", "incrementWriters")
			.allowBlockingCallsInside("io.lettuce.core.protocol.SharedLock", "doExclusive")
			// the same for the results that a breaker counts
			.allowBlockingCallsInside("io.github.resilience4j.core.metrics.FixedSizeSlidingWindowMetrics", "record")
			.allowBlockingCallsInside("io.github.resilience4j.core.metrics.FixedSizeSlidingWindowMetrics",
					"getSnapshot")
			// buffers come from magazines with a lock each
			.allowBlockingCallsInside("io.netty.buffer.AdaptivePoolingAllocator", "allocate")
			// reads /dev/urandom, which never waits
			.allowBlockingCallsInside("java.security.SecureRandom", "nextBytes")
			// the API document is made at the first request for it
			.allowBlockingCallsInside("org.springdoc.api.AbstractOpenApiResource", "getOpenApi");
	}

}
