package io.tweebyte.gateway.service;

import java.util.LinkedHashMap;
import java.util.Map;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.local.LocalBucketBuilder;

/**
 * A bucket for each address, in memory. Only the addresses seen last are kept.
 */
final class LocalBuckets {

	private static final int SIZE = 10_000;

	private final BucketConfiguration configuration;

	private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {

		private static final long serialVersionUID = 1L;

		@Override
		protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
			return size() > SIZE;
		}

	};

	LocalBuckets(BucketConfiguration configuration) {
		this.configuration = configuration;
	}

	ConsumptionProbe consume(String address) {
		return bucket(address).tryConsumeAndReturnRemaining(1);
	}

	private synchronized Bucket bucket(String address) {
		return this.buckets.computeIfAbsent(address, (unseen) -> create());
	}

	private Bucket create() {
		LocalBucketBuilder builder = Bucket.builder();
		for (var limit : this.configuration.getBandwidths()) {
			builder.addLimit(limit);
		}
		return builder.build();
	}

}
